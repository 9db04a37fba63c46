package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.RoleAbility.Limit;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.spi.MatchContext;
import java.util.List;
import java.util.function.Function;

/**
 * Restrictions of abilities: the first that does not hold, as a sentence.
 *
 * @param due the phase in which it is to be used
 */
record RestrictionCheck(MatchContext match, int player, RoleAbility ability, int due) {

  /** An ability that is not used in succession leaves out one phase of its sort. */
  private static final int SKIPPED = 4;

  private static final int POLL = -1;

  /** The reason against using it on these players; empty if there is none. */
  String refusal(List<String> on) {
    String reason = refusal();
    return reason.isEmpty() ? refusalOf(on) : reason;
  }

  /** The reason why these players cannot be chosen where it can be used; empty if they can. */
  String refusalOf(List<String> on) {
    return first(limit -> ofSelection(limit, on));
  }

  /** Shows whoever watches the rules how each restriction answers a use, up to one that refuses. */
  void show(List<String> on) {
    for (Limit limit : ability.limits()) {
      boolean holds = ofUser(limit).isEmpty() && ofSelection(limit, on).isEmpty();
      match.asked(ability.effect(), ability.said(limit), holds);
      if (!holds) {
        return;
      }
    }
  }

  /** The reason against using it on anyone; empty if there is none. */
  String refusal() {
    return first(this::ofUser);
  }

  private String first(Function<Limit, String> reason) {
    return ability.limits().stream()
        .map(reason)
        .filter(one -> !one.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** True if it can never be used again. */
  boolean areOver() {
    return ability.limits().stream()
        .anyMatch(
            limit ->
                limit.asks() == RoleAbility.Asks.QUANTITY && !ofUser(limit).isEmpty()
                    || limit.asks() == RoleAbility.Asks.IN_PHASE && limit.number() < due);
  }

  private String ofUser(Limit limit) {
    WolfState state = match.state(WolfState.class);
    WolfState.Usage used = state.used.get(key(player, ability));
    return switch (limit.asks()) {
      case IN_PHASE ->
          due == limit.number() ? "" : "Temporal: only in " + Phase.words(limit.number());
      case BY_DAYTIME ->
          limit.attribute().equals(Phase.daytime(due).word())
              ? ""
              : "Temporal: only by " + limit.attribute();
      case FROM_PHASE ->
          due >= limit.number() ? "" : "Temporal: not before " + Phase.words(limit.number());
      case QUANTITY ->
          used == null || used.times() < limit.number()
              ? ""
              : "Quantity: it has already been used " + times(used.times());
      case NO_SUCCESSION ->
          used == null || isLong(used, SKIPPED)
              ? ""
              : "Succession: it cannot be used twice in a row";
      case AFTER ->
          state.used.containsKey(WolfState.key(player, limit.attribute()))
              ? ""
              : "Compound: its first part has not been used";
      case HAS, LACKS ->
          whom(limit) instanceof TargetTerm.Standard one && one.word().selections() > 0
              ? ""
              : attribute(limit, List.of());
      default -> "";
    };
  }

  private String ofSelection(Limit limit, List<String> on) {
    WolfState.Usage used = match.state(WolfState.class).used.get(key(player, ability));
    return switch (limit.asks()) {
      case NO_TARGET_SUCCESSION ->
          used == null || isLong(used, span()) || on.stream().noneMatch(used.on()::contains)
              ? ""
              : "Succession: it cannot be used on the same player twice in a row";
      case HAS, LACKS -> attribute(limit, on);
      default -> "";
    };
  }

  private static String times(int times) {
    return times == 1 ? "once" : times + " times";
  }

  private boolean isLong(WolfState.Usage used, int phases) {
    return due - used.phase() >= phases;
  }

  /** The number of phases after which it was left out once: night or day is every second phase. */
  private int span() {
    Timing timing = ability.timing();
    return timing.fits(due) && timing.fits(due + 1) ? 2 : SKIPPED - 1;
  }

  private String attribute(Limit limit, List<String> on) {
    boolean wanted = limit.asks() == RoleAbility.Asks.HAS;
    return whom(whom(limit), on).stream()
        .filter(one -> Marks.has(match, one, limit.attribute(), player) != wanted)
        .findFirst()
        .map(
            one ->
                "Attribute: "
                    + Players.name(match, one)
                    + (wanted ? " lacks " : " has ")
                    + limit.attribute())
        .orElse("");
  }

  private static TargetTerm whom(Limit limit) {
    return limit.who().isEmpty() ? TargetTerm.SELF : TargetTerm.of(limit.who());
  }

  private List<Integer> whom(TargetTerm who, List<String> on) {
    boolean first = who.is(TargetWord.SELECTION) || who.is(TargetWord.WINNER);
    return first || who.is(TargetWord.SECONDARY_SELECTION)
        ? numbers(ability.selected(on, !first))
        : who.players(match, player, null);
  }

  private static List<Integer> numbers(List<String> players) {
    return players.stream().map(Integer::valueOf).toList();
  }

  /**
   * The key by which uses of an ability are counted: those of a poll are its own, whoever carries
   * it out.
   */
  static String key(int player, RoleAbility ability) {
    return WolfState.key(ability.timing() == Timing.ON_POLL ? POLL : player, ability.id());
  }
}
