package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;
import java.util.Arrays;

/** The killings that a defense is against. */
public enum Danger implements GuideWord {
  ATTACKS,
  /** Attacks too. */
  KILLS,
  LYNCHES,
  ALL,
  ATTACKS_AND_LYNCHES(Extent.LATER),
  BANISHMENTS(Extent.UNPLAYED);

  private final Extent extent;
  private final String title =
      GuideWord.super.title().replace("And", "&"); // Asked for each defense.

  Danger() {
    this(Extent.GUIDE);
  }

  Danger(Extent extent) {
    this.extent = extent;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String word() {
    return GuideWord.super.word().replace("and", "with");
  }

  /**
   * The danger of a title, which is what steps of programs say.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Danger titled(String title) {
    return Arrays.stream(values())
        .filter(one -> one.title.equals(title))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "danger (" + title + ") is none of " + Titled.titles(Danger.class) + "."));
  }

  @Override
  public Extent extent() {
    return extent;
  }
}
