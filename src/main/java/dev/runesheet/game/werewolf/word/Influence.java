package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Word;
import java.util.Collection;
import java.util.stream.Collectors;

/** The influences on investigations: weak disguises, strong disguises, obstructions. */
public enum Influence implements Word {
  WD,
  SD,
  OB;

  @Override
  public String word() {
    return name();
  }

  /** The word of programs for several: {@code OB SD}. */
  public static String all(Collection<Influence> some) {
    return some.isEmpty()
        ? "nothing"
        : some.stream().map(Enum::name).sorted().collect(Collectors.joining(" "));
  }

  /** True if a word of several has it. */
  public boolean isOn(String all) {
    return all.contains(name());
  }
}
