package dev.runesheet.game.werewolf;

import dev.runesheet.spelling.Word;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The durations of attributes, as role texts write them: {@code ~UntilUse}. */
public enum Lasts implements Word {
  /** As long as the role that brought it. */
  PERMANENT,
  /** For good. */
  PERSISTENT,
  PHASE,
  NEXT_DAY,
  NEXT_NIGHT,
  NEXT_PHASE,
  UNTIL_USE;

  @Override
  public String word() {
    return Stream.of(name().split("_"))
        .map(part -> part.charAt(0) + part.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining("", "~", ""));
  }

  /** True if a mark lasts so. */
  public boolean is(Mark mark) {
    return mark.says("lasts", word());
  }
}
