package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.game.werewolf.RoleAbility.Limit;
import java.util.List;
import java.util.Objects;

/** Restrictions of abilities: the first that does not hold, as a sentence. */
final class Limits {

  private final MatchContext match;
  private final int player;
  private final RoleAbility ability;
  private final int due;

  /**
   * The restrictions of an ability of a player.
   *
   * @param due the phase in which it is to be used
   */
  Limits(MatchContext match, int player, RoleAbility ability, int due) {
    this.match = match;
    this.player = player;
    this.ability = ability;
    this.due = due;
  }

  /** What does not hold of using it on these players; empty if all holds. */
  String refusal(List<String> on) {
    String reason = refusal();
    if (!reason.isEmpty()) {
      return reason;
    }
    return ability.limits().stream()
        .map(limit -> ofSelection(limit, on))
        .filter(one -> !one.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** What does not hold, whomever it is used on; empty if nothing. */
  String refusal() {
    return ability.limits().stream()
        .map(this::ofUser)
        .filter(one -> !one.isEmpty())
        .findFirst()
        .orElse("");
  }

  private String ofUser(Limit limit) {
    WolfState state = match.state(WolfState.class);
    WolfState.Usage used = state.used.get(key(player, ability.id()));
    return switch (limit.asks()) {
      case IN_PHASE ->
          due == limit.number() ? "" : "Temporal: only in " + Phase.words(limit.number());
      case BY_DAYTIME ->
          Phase.isDay(due) == limit.attribute().equals("day")
              ? ""
              : "Temporal: only by " + limit.attribute();
      case FROM_PHASE ->
          due >= limit.number() ? "" : "Temporal: not before " + Phase.words(limit.number());
      case QUANTITY ->
          used == null || used.times() < limit.number()
              ? ""
              : "Quantity: it was used " + used.times() + " times";
      case NO_SUCCESSION ->
          used == null || !isLast(used) ? "" : "Succession: it was used the last time";
      case HAS, LACKS ->
          limit.who().startsWith("@S") && !limit.who().equals("@Self")
              ? ""
              : attribute(limit, List.of());
      default -> "";
    };
  }

  private String ofSelection(Limit limit, List<String> on) {
    WolfState.Usage used = match.state(WolfState.class).used.get(key(player, ability.id()));
    return switch (limit.asks()) {
      case NO_TARGET_SUCCESSION ->
          used == null || !isLast(used) || on.stream().noneMatch(used.on()::contains)
              ? ""
              : "Succession: it was used on the same player the last time";
      case HAS, LACKS -> attribute(limit, on);
      default -> "";
    };
  }

  /** Whether the last use was in the last phase of the same sort. */
  private boolean isLast(WolfState.Usage used) {
    return due - used.phase() <= 2;
  }

  private String attribute(Limit limit, List<String> on) {
    boolean wanted = limit.asks() == RoleAbility.Asks.HAS;
    List<Integer> who =
        switch (limit.who()) {
          case "", "@Self" -> List.of(player);
          case "@Selection" -> on.stream().limit(1).map(Integer::valueOf).toList();
          case "@SecondarySelection" -> on.stream().skip(1).map(Integer::valueOf).toList();
          default -> Selectors.players(match, player, limit.who());
        };
    return who.stream()
        .filter(one -> Marks.has(match, one, limit.attribute()) != wanted)
        .findFirst()
        .map(
            one ->
                "Attribute: "
                    + Players.name(match, one)
                    + (wanted ? " lacks " : " has ")
                    + limit.attribute())
        .filter(Objects::nonNull)
        .orElse("");
  }

  static String key(int player, String ability) {
    return player + " " + ability;
  }
}
