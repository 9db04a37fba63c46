package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Typo;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The names that a scenario says of its players. A team, an attribute or a group is one that the
 * book, or the scenario itself, defines or asks for. Any word is a poll, or a team or group that a
 * scenario defines, since nothing else need know it; one that is nearly known is a slip.
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

  SeatNames(JsonValue given, WolfCatalog catalog) {
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
    // Members of a group vote in the poll of its name.
    Stream.of("groups", "polls")
        .flatMap(field -> given.named(field).stream())
        .forEach(own -> groups.add(own.name()));
    List<String> ofSeats = given.node().path("players").findValuesAsText("team");
    for (JsonField team : given.named("teams")) {
      if (!ofSeats.contains(team.name()) && isSlip(team.name(), teams)) {
        team.unknownName(Code.UNKNOWN_REFERENCE, teams);
      }
      slip(team.value(), attributes);
      teams.add(team.name());
    }
    given.named("teams").forEach(team -> attributes.add(team.value().node().asText()));
    winning = new TreeSet<>(teams);
    winning.addAll(ofSeats);
    open = given.node().has("roles");
  }

  /** Reports names of a field that are nearly known, but for those that players have as well. */
  private static void declared(
      JsonValue given, String field, Set<String> known, Set<String> ofSeats) {
    for (JsonField one : given.named(field)) {
      if (!ofSeats.contains(one.name()) && isSlip(one.name(), known)) {
        one.unknownName(Code.UNKNOWN_REFERENCE, known);
      }
    }
  }

  /** The groups that players are in from the start. */
  private static Set<String> joined(JsonValue given) {
    Set<String> joined = new TreeSet<>();
    for (JsonField seat : given.named("players")) {
      seat.value().node().path("groups").forEach(group -> joined.add(group.asText()));
    }
    return joined;
  }

  /** Reports expected winners that are no team. */
  void checkWinners(JsonValue expected) {
    expected.entries("winners").forEach(this::winner);
  }

  private void winner(JsonValue written) {
    String name = written.node().asText();
    boolean known = !written.node().isTextual() || winning.contains(name);
    if (!known && (!open || isSlip(name, winning))) {
      written.unknownWord(Code.UNKNOWN_REFERENCE, winning);
    }
  }

  /** Reports what is said of a player and is not known. */
  void check(JsonValue seat) {
    seat.at("/category").ifPresent(category -> known(category, categories));
    seat.entries("extra").forEach(extra -> known(extra, roles));
    seat.at("/team").ifPresent(team -> known(team, teams));
    seat.entries("attributes").forEach(attribute -> known(attribute, attributes));
    seat.entries("groups").forEach(group -> known(group, groups));
  }

  private static void known(JsonValue written, Set<String> known) {
    if (written.node().isTextual() && !known.contains(written.node().asText())) {
      written.unknownWord(Code.UNKNOWN_REFERENCE, known);
    }
  }

  private static void slip(JsonValue written, Set<String> known) {
    if (isSlip(written.node().asText(), known)) {
      written.unknownWord(Code.UNKNOWN_REFERENCE, known);
    }
  }

  private static boolean isSlip(String name, Set<String> known) {
    return !known.contains(name) && Typo.meant(name, known).isPresent();
  }
}
