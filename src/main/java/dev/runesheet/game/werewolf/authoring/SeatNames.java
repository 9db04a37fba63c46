package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Slip;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The teams, attributes and groups of a scenario's players. Any word is one, since nothing need
 * define it; one that is nearly known is a slip.
 */
final class SeatNames {

  private final Set<String> teams;
  private final Set<String> attributes;
  private final Set<String> groups;

  /** The teams that can win: the known ones, and those of players. */
  private final Set<String> winning;

  /** True if role texts of the scenario may bring teams besides. */
  private final boolean open;

  SeatNames(JsonFields given, WolfCatalog catalog) {
    teams = catalog.teamNames();
    attributes = new TreeSet<>(catalog.attributeNames());
    groups = new TreeSet<>(catalog.groupNames());
    given
        .optional("groups")
        .ifPresent(own -> own.node().fieldNames().forEachRemaining(groups::add));
    List<String> ofSeats =
        given
            .optional("players")
            .map(players -> players.node().findValuesAsText("team"))
            .orElse(List.of());
    for (JsonFields.JsonField team :
        given.optional("teams").flatMap(JsonValue::fields).map(JsonFields::all).orElse(List.of())) {
      if (!ofSeats.contains(team.name()) && isSlip(team.name(), teams)) {
        team.unknownName(Code.UNKNOWN_REFERENCE, teams);
      }
      name(team.value(), attributes);
      teams.add(team.name());
    }
    winning = new TreeSet<>(teams);
    winning.addAll(ofSeats);
    open = given.optional("roles").isPresent();
  }

  /** Reports expected winners that are no team. */
  void checkWinners(JsonValue expected) {
    expected
        .at("/winners")
        .filter(all -> all.node().isArray())
        .flatMap(JsonValue::list)
        .ifPresent(all -> all.forEach(this::winner));
  }

  private void winner(JsonValue written) {
    String name = written.node().asText();
    boolean known = !written.node().isTextual() || winning.contains(name);
    if (!known && (!open || isSlip(name, winning))) {
      written.unknownWord(Code.UNKNOWN_REFERENCE, winning);
    }
  }

  /** Reports slips in what is said of a player. */
  void check(JsonValue seat) {
    seat.at("/team").ifPresent(team -> name(team, teams));
    names(seat, "/attributes", attributes);
    names(seat, "/groups", groups);
  }

  private static void names(JsonValue seat, String pointer, Set<String> known) {
    seat.at(pointer)
        .filter(all -> all.node().isArray())
        .flatMap(JsonValue::list)
        .ifPresent(all -> all.forEach(one -> name(one, known)));
  }

  private static void name(JsonValue written, Set<String> known) {
    if (isSlip(written.node().asText(), known)) {
      written.unknownWord(Code.UNKNOWN_REFERENCE, known);
    }
  }

  private static boolean isSlip(String name, Set<String> known) {
    return !known.contains(name) && Slip.of(name, known).isPresent();
  }
}
