"""Every effect there is: what data may say."""

from slagveld.games.confrontation import effects

AnyEffect = (
    effects.RollsOn
    | effects.InitiativeDice
    | effects.WinsTies
    | effects.RerollsTactics
    | effects.CombatDice
    | effects.Fury
    | effects.ChainsKills
    | effects.Ripostes
    | effects.Feints
    | effects.SwapsValues
    | effects.MasterStrikes
    | effects.Modifies
    | effects.ChargeStrength
    | effects.Rerolls
    | effects.ChargePenalty
    | effects.CountsAsCharge
    | effects.AssaultPace
    | effects.DodgePace
    | effects.MovesAfterShot
    | effects.Leaps
    | effects.PursuesMore
    | effects.SlipsAway
    | effects.CountsLarger
    | effects.Flies
    | effects.Deploys
    | effects.Senses
    | effects.Appals
    | effects.FearsomeCharge
    | effects.StandsFast
    | effects.Immune
    | effects.Commands
    | effects.Staff
    | effects.CommandedBy
    | effects.NoDiscipline
    | effects.Rallies
    | effects.ShotModifier
    | effects.AssaultFire
    | effects.Survives
    | effects.IgnoresPenalties
    | effects.FightsOn
    | effects.Regenerates
    | effects.Vendetta
    | effects.Mutates
    | effects.ResistsMagic
    | effects.Calling
)
