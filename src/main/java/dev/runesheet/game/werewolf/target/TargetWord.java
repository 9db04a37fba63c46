package dev.runesheet.game.werewolf.target;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Activation;
import dev.runesheet.game.werewolf.Mark;
import dev.runesheet.game.werewolf.MarkType;
import dev.runesheet.game.werewolf.Marks;
import dev.runesheet.game.werewolf.Players;
import dev.runesheet.game.werewolf.WolfState;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of role texts for players and for what was done: {@code @SecondarySelection}. Those
 * from {@code SELECTION} on mean something only while a program runs.
 */
public enum TargetWord implements Whom {
  SELF(0, "self", (match, self, run) -> List.of(self)),
  TARGET(0, "target", (match, self, run) -> target(match, self)),
  ALL(0, "", (match, self, run) -> Players.living(match)),
  OTHERS(0, "", (match, self, run) -> others(match, self)),
  SELECTION(1, "selection", (match, self, run) -> noted(match, run, "selection")),
  SECONDARY_SELECTION(2, "second", (match, self, run) -> noted(match, run, "second")),
  WINNER(0, "", SELECTION.finder),
  VISITOR(0, "", (match, self, run) -> visitor(match, run)),
  ATTACKER(0, "", VISITOR.finder),
  ACTION_ABILITY_TYPE(0, "action type", (match, self, run) -> List.of()) {
    @Override
    public String value(MatchContext match, Activation run) {
      String type = acted(match, run.self().getId(), 0).replaceFirst("/.*", "");
      return type.isEmpty() ? "" : Character.toUpperCase(type.charAt(0)) + type.substring(1);
    }
  },
  ACTION_FEEDBACK(0, "action feedback", (match, self, run) -> List.of()) {
    @Override
    public String value(MatchContext match, Activation run) {
      return acted(match, run.self().getId(), 1);
    }
  };

  private static final Map<String, TargetWord> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(TargetWord::word, one -> one));

  private final int selections;
  private final String noted;
  private final Finder finder;
  private final String word =
      Stream.of(name().split("_"))
          .map(part -> part.charAt(0) + part.substring(1).toLowerCase(Locale.ROOT))
          .collect(Collectors.joining("", "@", ""));

  /** The players that a word means. */
  private interface Finder {
    List<Integer> find(MatchContext match, int self, Activation run);
  }

  TargetWord(int selections, String noted, Finder finder) {
    this.selections = selections;
    this.noted = noted;
    this.finder = finder;
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
    return compareTo(ACTION_ABILITY_TYPE) < 0;
  }

  @Override
  public boolean isOfRun() {
    return isForPlayers() && compareTo(SELECTION) >= 0;
  }

  @Override
  public List<Integer> players(MatchContext match, int self, Activation run) {
    return isOfRun() && run == null ? List.of() : finder.find(match, self, run);
  }

  @Override
  public String value(MatchContext match, Activation run) {
    return word;
  }

  private static List<Integer> others(MatchContext match, int self) {
    return Players.living(match).stream().filter(one -> one != self).toList();
  }

  private static List<Integer> target(MatchContext match, int self) {
    Mark target = Marks.latest(match, MarkType.TARGET, self);
    return target == null ? List.of() : new Numbered(target.says("at")).players(match, self, null);
  }

  private static List<Integer> noted(MatchContext match, Activation run, String name) {
    return new Numbered(run.word(name)).players(match, -1, run);
  }

  private static List<Integer> visitor(MatchContext match, Activation run) {
    int by =
        run.event().attempt() == null ? run.event().getCauser() : run.event().attempt().getActor();
    return by < 0 ? List.of() : new Numbered("" + by).players(match, -1, run);
  }

  /** Of what a player has done last: its family and kind, or its result. */
  public static String acted(MatchContext match, int player, int part) {
    return match.state(WolfState.class).acted.getOrDefault("" + player, "\n").split("\n", 2)[part];
  }
}
