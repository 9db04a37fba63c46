package dev.runesheet.game.werewolf.target;

import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.LastAbility;
import dev.runesheet.game.werewolf.state.Listed;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.word.AttributeSort;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program's word for an ability's target. */
public sealed interface TargetTerm
    permits TargetTerm.Standard,
        TargetTerm.Several,
        TargetTerm.Having,
        TargetTerm.Numbered,
        TargetTerm.Result,
        TargetTerm.Channel,
        TargetTerm.Text {

  /** Between words of which each is meant. */
  String AND = " and ";

  /** The word before the part of a program whose result is meant. */
  String RESULT = "@Result";

  /** The player who says it. */
  TargetTerm SELF = new Standard(TargetWord.SELF);

  /**
   * The players that it means.
   *
   * @param self the player who says it
   * @param run the program that runs; null if none does
   */
  default List<Integer> players(MatchContext match, int self, Activation run) {
    return List.of();
  }

  /** The words that are told where it means no player. */
  default String value(MatchContext match, Activation run) {
    return Players.NOBODY;
  }

  /** True if it is this word. */
  default boolean is(TargetWord word) {
    return this instanceof Standard standard && standard.word == word;
  }

  /** True if it means players, and not what was done or said. */
  default boolean isForPlayers() {
    return this instanceof Several || this instanceof Having;
  }

  /** True if it means something only while a program runs. */
  default boolean isOfRun() {
    return this instanceof Several several && several.all.stream().anyMatch(TargetTerm::isOfRun);
  }

  /** A word of role texts. */
  record Standard(TargetWord word) implements TargetTerm {

    @Override
    public boolean isForPlayers() {
      return word.isForPlayers();
    }

    @Override
    public boolean isOfRun() {
      return word.isOfRun();
    }

    @Override
    public List<Integer> players(MatchContext match, int self, Activation run) {
      if (isOfRun() && run == null) {
        return List.of();
      }
      return switch (word) {
        case SELF -> List.of(self);
        case TARGET -> Targets.own(match, self);
        case ALL -> Players.living(match);
        case OTHERS -> Players.living(match).stream().filter(one -> one != self).toList();
        case SELECTION, WINNER -> Targets.noted(match, run, TargetWord.SELECTION);
        case SECONDARY_SELECTION -> Targets.noted(match, run, word);
        case VISITOR, ATTACKER -> Targets.visitor(match, run);
        default -> List.of();
      };
    }

    @Override
    public String value(MatchContext match, Activation run) {
      return switch (word) {
        case ACTION_ABILITY_TYPE ->
            Capital.first(LastAbility.last(match, run.self().getId()).type().family());
        case ACTION_FEEDBACK -> LastAbility.last(match, run.self().getId()).result();
        default -> word.word();
      };
    }
  }

  /** The players of several words. */
  record Several(List<TargetTerm> all) implements TargetTerm {

    @Override
    public List<Integer> players(MatchContext match, int self, Activation run) {
      return all.stream()
          .flatMap(one -> one.players(match, self, run).stream())
          .distinct()
          .toList();
    }
  }

  /** Players with an attribute: {@code @(Wolfish)}. */
  record Having(String attribute) implements TargetTerm {

    @Override
    public List<Integer> players(MatchContext match, int self, Activation run) {
      return Players.living(match).stream()
          .filter(player -> Marks.has(match, player, attribute, self))
          .toList();
    }
  }

  /** Players by their numbers. */
  record Numbered(List<Integer> numbers) implements TargetTerm {

    @Override
    public List<Integer> players(MatchContext match, int self, Activation run) {
      return numbers.stream().filter(one -> Players.isAlive(match, one)).toList();
    }
  }

  /** The result of a part of the program: {@code @Result2}; the first without a number. */
  record Result(String part) implements TargetTerm {

    /** The word before the names under which programs note results. */
    public static final String RESULTS = "result";

    /** True if texts can name the part: those of lines have other names. */
    public boolean isNumbered() {
      return part.matches("[0-9]*");
    }

    @Override
    public String value(MatchContext match, Activation run) {
      return run.word(noted(part.isEmpty() ? "1" : part));
    }

    /** The name under which a program notes the result of a part. */
    public static String noted(String part) {
      return RESULTS + part;
    }
  }

  /** A channel: {@code #story_time}. */
  record Channel(String name) implements TargetTerm {

    @Override
    public String value(MatchContext match, Activation run) {
      return name;
    }
  }

  /** Anything else: a name, or a text. */
  record Text(String text) implements TargetTerm {

    @Override
    public String value(MatchContext match, Activation run) {
      return text;
    }
  }

  /** The meaning of a word. */
  static TargetTerm of(String word) {
    Optional<TargetWord> standard = TargetWord.find(word);
    if (standard.isPresent()) {
      return new Standard(standard.get());
    }
    if (!word.startsWith("@")) {
      return word.startsWith("#")
          ? new Channel(word)
          : word.matches("[0-9,]+") ? new Numbered(Listed.numbers(word)) : new Text(word);
    }
    String[] all = word.contains(AND) ? word.split(AND + "(?=@)") : new String[0];
    if (all.length > 1) {
      return new Several(Stream.of(all).map(TargetTerm::of).toList());
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

  /** True if a detail of a mark means a player now; everybody if the mark does not tell it. */
  static boolean means(MatchContext match, Mark mark, Detail detail, int player) {
    String word = mark.says(detail);
    return word.isEmpty()
        || Players.isPlayer(match, player) && meant(match, mark.getSource(), word).contains(player);
  }

  /** Players as a word that means them at any time. */
  static String numbers(List<Integer> players) {
    return players.isEmpty() ? Players.NOBODY : Listed.of(players);
  }

  /** The word as it is told: names of players, or what else it says. */
  default String spoken(MatchContext match, Activation run) {
    List<Integer> players = players(match, run.self().getId(), run);
    return players.isEmpty()
        ? value(match, run)
        : players.stream().map(one -> Players.name(match, one)).collect(Collectors.joining(", "));
  }
}
