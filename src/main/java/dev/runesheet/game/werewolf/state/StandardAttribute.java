package dev.runesheet.game.werewolf.state;

import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.game.werewolf.word.Defense;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The attributes that abilities of the language bring, by the words role texts ask for them. */
public enum StandardAttribute {
  DISGUISE(MarkType.DISGUISE, "Disguise", "Disguised"),
  DEFENSE(MarkType.DEFENSE, "Defense", "Defended", "Protected"),
  ABSENCE(MarkType.DEFENSE, "Absence", "Absent"),
  OBSTRUCTION(MarkType.OBSTRUCTION, "Obstruction", "Obstructed"),
  REDIRECTION(MarkType.REDIRECTION, "Redirection", "Redirected"),
  MANIPULATION(MarkType.MANIPULATION, "Manipulation", "Manipulated"),
  MEMBERSHIP(MarkType.MEMBERSHIP, "Membership", AttributeSort.MEMBERSHIP.word()),
  LOYALTY(MarkType.LOYALTY, "Loyalty", "Loyal"),
  WHISPER(MarkType.WHISPER, "Whisper");

  private final MarkType type;
  private final List<String> words;

  StandardAttribute(MarkType type, String... words) {
    this.type = type;
    this.words = List.of(words);
  }

  /** All words for such attributes. */
  public static List<String> words() {
    List<String> all = new ArrayList<>();
    Arrays.stream(values()).forEach(one -> all.addAll(one.words));
    return all;
  }

  /** The attribute that a word means; empty if it means none of these. */
  static Optional<StandardAttribute> of(String word) {
    return Arrays.stream(values()).filter(one -> one.words.contains(word)).findFirst();
  }

  /** True if a mark is an instance of it; an absence has a name of its own. */
  boolean is(Mark mark) {
    return mark.getType() == type
        && (type != MarkType.DEFENSE || mark.defense() == Defense.ABSENCE == (this == ABSENCE));
  }
}
