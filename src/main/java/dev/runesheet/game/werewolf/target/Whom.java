package dev.runesheet.game.werewolf.target;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Activation;
import dev.runesheet.game.werewolf.AttributeSort;
import dev.runesheet.game.werewolf.Marks;
import dev.runesheet.game.werewolf.Players;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A word of programs for whom, or for what, an ability is about. */
public sealed interface Whom
    permits TargetWord,
        Whom.Several,
        Whom.Having,
        Whom.Numbered,
        Whom.Result,
        Whom.Channel,
        Whom.Text {

  /** Between words of which each is meant. */
  String AND = " and ";

  /** A word that means no player. */
  String NOBODY = "nobody";

  /** In front of the part of a program whose result is meant. */
  String RESULT = "@Result";

  /**
   * The players that it means.
   *
   * @param self the player who says it
   * @param run the program that runs; null if none does
   */
  default List<Integer> players(MatchContext match, int self, Activation run) {
    return List.of();
  }

  /** What it says where it means no player. */
  default String value(MatchContext match, Activation run) {
    return NOBODY;
  }

  /** True if it means players, and not what was done or said. */
  default boolean isForPlayers() {
    return this instanceof Several || this instanceof Having;
  }

  /** True if it means something only while a program runs. */
  default boolean isOfRun() {
    return this instanceof Several several && several.all.stream().anyMatch(Whom::isOfRun);
  }

  /** The players of several words. */
  record Several(List<Whom> all) implements Whom {

    @Override
    public List<Integer> players(MatchContext match, int self, Activation run) {
      return all.stream()
          .flatMap(one -> one.players(match, self, run).stream())
          .distinct()
          .toList();
    }
  }

  /** Those with an attribute: {@code @(Wolfish)}. */
  record Having(String attribute) implements Whom {

    @Override
    public List<Integer> players(MatchContext match, int self, Activation run) {
      return Players.living(match).stream()
          .filter(player -> Marks.has(match, player, attribute, self))
          .toList();
    }
  }

  /** Players by their numbers, as {@link #numbers} writes them. */
  record Numbered(String numbers) implements Whom {

    @Override
    public List<Integer> players(MatchContext match, int self, Activation run) {
      return Stream.of(numbers.split(","))
          .filter(one -> !one.isEmpty())
          .map(Integer::valueOf)
          .filter(one -> Players.isAlive(match, one))
          .toList();
    }
  }

  /** The result of a part of the program: {@code @Result2}; the first without a number. */
  record Result(String part) implements Whom {

    /** True if texts can name the part: those of lines have other names. */
    public boolean isNumbered() {
      return part.matches("[0-9]*");
    }

    @Override
    public String value(MatchContext match, Activation run) {
      return run.word("result" + (part.isEmpty() ? "1" : part));
    }
  }

  /** A channel: {@code #story_time}. */
  record Channel(String name) implements Whom {

    @Override
    public String value(MatchContext match, Activation run) {
      return name;
    }
  }

  /** Anything else: a name, or a text. */
  record Text(String text) implements Whom {

    @Override
    public String value(MatchContext match, Activation run) {
      return text;
    }
  }

  /** The meaning of a word. */
  static Whom of(String word) {
    TargetWord standard = TargetWord.find(word);
    if (standard != null) {
      return standard;
    }
    if (!word.startsWith("@")) {
      return word.startsWith("#")
          ? new Channel(word)
          : word.matches("[0-9,]+") ? new Numbered(word) : new Text(word);
    }
    String[] all = word.contains(AND) ? word.split(AND + "(?=@)") : new String[0];
    if (all.length > 1) {
      return new Several(Stream.of(all).map(Whom::of).toList());
    }
    if (word.startsWith("@(") && word.indexOf(')') == word.length() - 1) {
      return new Having(AttributeSort.plain(word.substring(2, word.length() - 1)));
    }
    return word.startsWith(RESULT) && word.matches(RESULT + "[\\w-]*")
        ? new Result(word.substring(RESULT.length()))
        : new Text(word);
  }

  /** The players that a word means in a running program. */
  static List<Integer> meant(MatchContext match, Activation run, String word) {
    return of(word).players(match, run.self().getId(), run);
  }

  /** The players that a word means whenever it is asked, seen from somebody. */
  static List<Integer> meant(MatchContext match, int self, String word) {
    return of(word).players(match, self, null);
  }

  /** Players as a word that means them at any time. */
  static String numbers(List<Integer> players) {
    return players.isEmpty()
        ? NOBODY
        : players.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** The word as it is told: names of players, or what else it says. */
  default String spoken(MatchContext match, Activation run) {
    List<Integer> players = players(match, run.self().getId(), run);
    return players.isEmpty()
        ? value(match, run)
        : players.stream().map(one -> Players.name(match, one)).collect(Collectors.joining(", "));
  }
}
