/** Short names for the types that the server's schema generates. Nothing is written twice here. */
import type { components } from "./generated/wire";

type Schemas = components["schemas"];

/** A type of the wire by its name in Python. */
export type Wire<Name extends keyof Schemas> = Schemas[Name];

export type Text = Wire<"Text">;
export type Name = Wire<"Name">;
export type Value = Text["values"][string];
export type Label = string | Text | Name;
export type Refusal = Wire<"Refusal">;
export type Tally = Wire<"Tally">;
export type Need = Wire<"Need">;

export type Spot = Wire<"Spot">;
export type Pose = Wire<"Pose">;
export type Outline = Wire<"Outline">;
export type Region = Wire<"Region">;
export type Base = Wire<"RoundBase"> | Wire<"RectBase">;

export type Scene = Wire<"Scene">;
export type Piece = Wire<"Piece">;
export type Group = Wire<"Group">;
export type Ground = Wire<"Ground">;
export type Marker = Wire<"Marker">;
export type Card = Wire<"Card">;
export type Figure = Wire<"Figure">;
export type Gauge = Wire<"Gauge">;
export type Badge = Wire<"Badge">;

export type Decision = Wire<"Decision">;
export type Form = Wire<"Form">;
export type AnyField = Form["fields"][number];
export type Choice = Wire<"Choice">;
export type Preview = Wire<"Preview">;
export type Odds = Wire<"Odds">;
export type Measuring = Wire<"Measuring">;

export type Sight = Wire<"Sight">;
export type BattleShown = Wire<"BattleShown">;
export type SeatShown = Wire<"SeatShown">;
export type Told = Wire<"Told">;
export type Happening = Wire<"Happening">;
export type Rolling = Wire<"Rolling">;
export type Motion = Wire<"Motion">;

export type AnyAsk = Wire<"AnyAsk">;
export type AnyAnswer = Wire<"AnyAnswer">;
