package dev.runesheet.game.werewolf.word;

/** The durations of attributes. */
public enum Duration implements GuideWord {
  /** The lifetime of the role that brought it. */
  PERMANENT(Extent.GUIDE),
  /** The rest of the match. */
  PERSISTENT(Extent.GUIDE),
  PHASE(Extent.GUIDE),
  NEXT_DAY(Extent.GUIDE),
  NEXT_NIGHT(Extent.GUIDE),
  NEXT_PHASE(Extent.LATER),
  UNTIL_USE(Extent.LATER),
  UNTIL_SECOND_USE(Extent.UNPLAYED),
  ATTRIBUTE(Extent.UNPLAYED),
  UNTIL_USE_ATTRIBUTE(Extent.UNPLAYED),
  DELAYED_PHASE(Extent.UNPLAYED);

  private final Extent extent;
  private final String title = GuideWord.super.title().replace(" ", "");

  private final String word = "~" + title;

  Duration(Extent extent) {
    this.extent = extent;
  }

  @Override
  public String title() {
    return title;
  }

  /** The word of programs and attributes: {@code ~UntilUse}. */
  @Override
  public String word() {
    return word;
  }

  @Override
  public Extent extent() {
    return extent;
  }
}
