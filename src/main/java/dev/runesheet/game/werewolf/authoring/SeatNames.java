package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Slip;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The names that a scenario says of its players. Any word is a team, an attribute, a group or a
 * poll, since nothing need define it; one that is nearly known is a slip.
 */
final class SeatNames {

  private final Set<String> teams;
  private final Set<String> attributes;
  private final Set<String> groups;
  private final Set<String> categories;
  private final Set<String> roles;

  /** The teams that can win: the known ones, and those of players. */
  private final Set<String> winning;

  /** True if role texts of the scenario may bring teams besides. */
  private final boolean open;

  SeatNames(JsonFields given, WolfCatalog catalog) {
    teams = catalog.teamNames();
    attributes = new TreeSet<>(catalog.attributeNames());
    groups = new TreeSet<>(catalog.groupNames());
    categories = catalog.categories();
    roles = catalog.roles().keySet();
    Set<String> polls = new TreeSet<>(catalog.polls().keySet());
    polls.addAll(catalog.groups().keySet());
    polls.addAll(PollSort.types());
    declared(given, "polls", polls, Set.of());
    declared(given, "groups", groups, joined(given));
    fields(given, "groups").forEach(own -> groups.add(own.name()));
    List<String> ofSeats =
        given
            .optional("players")
            .map(players -> players.node().findValuesAsText("team"))
            .orElse(List.of());
    for (JsonFields.JsonField team : fields(given, "teams")) {
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

  private static List<JsonFields.JsonField> fields(JsonFields given, String name) {
    return given.optional(name).flatMap(JsonValue::fields).map(JsonFields::all).orElse(List.of());
  }

  /** Reports names of a field that are nearly known, but for those that players have as well. */
  private static void declared(
      JsonFields given, String field, Set<String> known, Set<String> ofSeats) {
    for (JsonFields.JsonField one : fields(given, field)) {
      if (!ofSeats.contains(one.name()) && isSlip(one.name(), known)) {
        one.unknownName(Code.UNKNOWN_REFERENCE, known);
      }
    }
  }

  /** The groups that players are in from the start. */
  private static Set<String> joined(JsonFields given) {
    Set<String> joined = new TreeSet<>();
    for (JsonFields.JsonField seat : fields(given, "players")) {
      seat.value().node().path("groups").forEach(group -> joined.add(group.asText()));
    }
    return joined;
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

  /** Reports what is said of a player and is not known, or a slip where any word may stand. */
  void check(JsonValue seat) {
    seat.at("/category").ifPresent(category -> known(category, categories));
    each(seat, "/extra", extra -> known(extra, roles));
    seat.at("/team").ifPresent(team -> name(team, teams));
    each(seat, "/attributes", attribute -> name(attribute, attributes));
    each(seat, "/groups", group -> name(group, groups));
  }

  private static void each(JsonValue seat, String pointer, Consumer<JsonValue> check) {
    seat.at(pointer)
        .filter(all -> all.node().isArray())
        .flatMap(JsonValue::list)
        .ifPresent(all -> all.forEach(check));
  }

  private static void known(JsonValue written, Set<String> known) {
    if (written.node().isTextual() && !known.contains(written.node().asText())) {
      written.unknownWord(Code.UNKNOWN_REFERENCE, known);
    }
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
