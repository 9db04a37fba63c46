package dev.runesheet.table.layout;

/** What a column is to Drools; the word stands in the sheet's keyword row. */
public enum Keyword {
  /** The rule's name. */
  NAME,
  /** A remark on the rule. */
  DESCRIPTION,
  /** Something to know about the rule, such as its trigger. */
  METADATA,
  /** A constraint of the sheet's pattern. */
  CONDITION,
  /** A statement of the consequence. */
  ACTION
}
