package dev.runesheet.language.roletext.tree;

/** The duration of an attribute. Those after {@code NEXT_NIGHT} stand in later guides only. */
public enum Duration implements Titled {
  PERMANENT,
  PERSISTENT,
  PHASE,
  NEXT_DAY,
  NEXT_NIGHT,
  NEXT_PHASE,
  UNTIL_USE,
  UNTIL_SECOND_USE,
  ATTRIBUTE,
  UNTIL_USE_ATTRIBUTE,
  DELAYED_PHASE;

  @Override
  public String word() {
    return Titled.super.word().replace(" ", "");
  }

  /** True if the guide has it. */
  public boolean ofGuide() {
    return ordinal() <= NEXT_NIGHT.ordinal();
  }
}
