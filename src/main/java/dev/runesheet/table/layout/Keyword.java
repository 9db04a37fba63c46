package dev.runesheet.table.layout;

/** The Drools keyword of a column, written in the sheet's keyword row. */
public enum Keyword {
  /** The rule's name. */
  NAME,
  /** A remark on the rule. */
  DESCRIPTION,
  /** Metadata of the rule, such as its trigger. */
  METADATA,
  /** A constraint of the sheet's pattern. */
  CONDITION,
  /** A statement of the consequence. */
  ACTION
}
