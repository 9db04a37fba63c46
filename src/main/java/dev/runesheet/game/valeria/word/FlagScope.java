package dev.runesheet.game.valeria.word;

import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The entities whose numbers a flag changes, seen from a card that has it. */
public enum FlagScope implements Word {
  /** The card's owner; all players if the card is an event. */
  OWNER(
      "players",
      PlayerStats.OF_FLAGS,
      new Way(
          " of a card",
          "Card( anchor == true, id == $holder, common == false, $owner : controller )",
          "$target : Player( controller == $owner )"),
      new Way(
          " of an event",
          "Card( anchor == true, id == $holder, common == true )",
          "$target : Player()")),
  /** The card itself. */
  CARD("cards", CardStats.OF_FLAGS, new Way("", "$target : Card( anchor == true, id == $holder )"));

  private final String members;
  private final List<FlagNumber> numbers;
  private final List<Way> ways;

  FlagScope(String members, List<FlagNumber> numbers, Way... ways) {
    this.members = members;
    this.numbers = numbers;
    this.ways = List.of(ways);
  }

  /**
   * A way in which rules find the entities.
   *
   * @param name the end of the rule's name
   * @param patterns patterns that bind {@code $target}, from the card {@code $holder}
   */
  public record Way(String name, List<String> patterns) {

    private Way(String name, String... patterns) {
      this(name, List.of(patterns));
    }
  }

  /** The entities as a noun. */
  public String members() {
    return members;
  }

  /** The numbers of theirs that flags change. */
  public List<FlagNumber> numbers() {
    return numbers;
  }

  /** All ways in which rules find the entities. */
  public List<Way> ways() {
    return ways;
  }

  /** The scope to whose entities a number belongs; empty if flags do not change it. */
  public static Optional<FlagScope> of(String stat) {
    return Arrays.stream(values())
        .filter(scope -> scope.numbers.stream().anyMatch(one -> one.stat().equals(stat)))
        .findFirst();
  }
}
