/** An army that grows, and what is done in its camp. */
import type { Wire } from "../wire/types";

export type Company = Wire<"CompanyShown">;
/** What is done, without whose it is. */
export type Deed = Pick<Wire<"CampWish">, "deed"> & Partial<Wire<"CampWish">>;
export type Do = (deed: Deed) => Promise<void>;
