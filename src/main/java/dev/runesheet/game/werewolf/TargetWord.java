package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Activation;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of role texts for players and for what was done: {@code @SecondarySelection}. */
public enum TargetWord implements Whom {
  SELF((match, self) -> List.of(self), "self"),
  TARGET(TargetWord::target, "target"),
  ALL((match, self) -> Players.living(match), ""),
  OTHERS((match, self) -> Players.living(match).stream().filter(one -> one != self).toList(), ""),
  SELECTION(1, run -> run.word("selection"), "selection"),
  SECONDARY_SELECTION(2, run -> run.word("second"), "second"),
  WINNER(0, run -> run.word("selection"), ""),
  VISITOR(0, TargetWord::visitor, ""),
  ATTACKER(0, TargetWord::visitor, ""),
  ACTION_ABILITY_TYPE((match, self) -> List.of(), "action type") {
    @Override
    public String value(MatchContext match, Activation run) {
      String type = acted(match, run.self().getId(), 0).replaceFirst("/.*", "");
      return type.isEmpty() ? "" : Character.toUpperCase(type.charAt(0)) + type.substring(1);
    }
  },
  ACTION_FEEDBACK((match, self) -> List.of(), "action feedback") {
    @Override
    public String value(MatchContext match, Activation run) {
      return acted(match, run.self().getId(), 1);
    }
  };

  private static final Map<String, TargetWord> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(TargetWord::word, one -> one));

  private final String word;
  private final int selections;
  private final boolean ofRun;
  private final Finder finder;
  private final String noted;

  /** The players that a word means. */
  private interface Finder {
    List<Integer> find(MatchContext match, int self, Activation run);
  }

  /** The players that a word means at any time. */
  private interface Anytime {
    List<Integer> find(MatchContext match, int self);
  }

  TargetWord(Anytime finder, String noted) {
    this(0, false, (match, self, run) -> finder.find(match, self), noted);
  }

  TargetWord(int selections, Function<Activation, String> numbers, String noted) {
    this(
        selections,
        true,
        (match, self, run) -> new Numbered(numbers.apply(run)).players(match, self, run),
        noted);
  }

  TargetWord(int selections, boolean ofRun, Finder finder, String noted) {
    this.selections = selections;
    this.ofRun = ofRun;
    this.finder = finder;
    this.noted = noted;
    word =
        Stream.of(name().split("_"))
            .map(part -> part.charAt(0) + part.substring(1).toLowerCase(Locale.ROOT))
            .collect(Collectors.joining("", "@", ""));
  }

  /** The constant of a word; null if there is none. */
  public static TargetWord find(String word) {
    return BY_WORD.get(word);
  }

  /** The word. */
  public String word() {
    return word;
  }

  /** The number of players that an ability asks for that has it. */
  public int selections() {
    return selections;
  }

  /** The name under which a program notes what it means; empty if it does not. */
  public String noted() {
    return noted;
  }

  @Override
  public boolean isForPlayers() {
    return this != ACTION_ABILITY_TYPE && this != ACTION_FEEDBACK;
  }

  @Override
  public boolean isOfRun() {
    return ofRun;
  }

  @Override
  public List<Integer> players(MatchContext match, int self, Activation run) {
    return ofRun && run == null ? List.of() : finder.find(match, self, run);
  }

  @Override
  public String value(MatchContext match, Activation run) {
    return word;
  }

  private static List<Integer> target(MatchContext match, int self) {
    Mark target = Marks.latest(match, MarkType.TARGET, self);
    return target == null ? List.of() : new Numbered(target.says("at")).players(match, self, null);
  }

  private static String visitor(Activation run) {
    int by =
        run.event().attempt() == null ? run.event().getCauser() : run.event().attempt().getActor();
    return by < 0 ? "" : "" + by;
  }

  /** Of what a player has done last: its family and kind, or its result. */
  public static String acted(MatchContext match, int player, int part) {
    return match.state(WolfState.class).acted.getOrDefault("" + player, "\n").split("\n", 2)[part];
  }
}
