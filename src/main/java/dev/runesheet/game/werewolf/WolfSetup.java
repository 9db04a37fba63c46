package dev.runesheet.game.werewolf;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.spi.setup.SetupReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The set-up of a game: who plays which role.
 *
 * @param seats by player
 * @param phase the number of the first phase
 * @param winning whether the game ends when somebody has won
 * @param patient whether those are asked, too, who can do nothing, so that each phase stands still
 * @param teams teams that win in a way of their own, besides those of the catalog
 */
public record WolfSetup(
    List<Seat> seats, int phase, boolean winning, boolean patient, Map<String, String> teams) {

  /** The fewest players. */
  public static final int FEWEST = 2;

  /** The numbers of players that a game can have. */
  public static final String PLAYERS = FEWEST + " to " + PlayerCount.MOST;

  /** True if a game can have so many players. */
  public static boolean isGame(int players) {
    return players >= FEWEST && players <= PlayerCount.MOST;
  }

  /** The role that each player has, in messages about others. */
  public static final String MAIN_ROLE =
      "a role of the player's own, besides which he may have extra ones";

  /** Copies the seats, and the teams in the order of their names. */
  public WolfSetup {
    seats = givenAll(seats, "seats");
    // The order of Map.copyOf differs from one process to the next, and so would saves and wins.
    teams = Collections.unmodifiableMap(new TreeMap<>(given(teams, "teams")));
  }

  /**
   * A player.
   *
   * @param name as people call him
   * @param role the name of his role
   * @param team his alignment; empty for that of the role
   * @param category his category; empty for that of the role
   * @param attributes attributes that he bears from the start
   * @param groups groups that he belongs to from the start
   * @param extra extra roles that he has from the start
   */
  public record Seat(
      String name,
      String role,
      String team,
      String category,
      List<String> attributes,
      List<String> groups,
      List<String> extra) {

    /**
     * Copies the lists.
     *
     * @throws NullPointerException if anything is null; it names it
     */
    public Seat {
      given(name, "name");
      given(role, "role");
      given(team, "team");
      given(category, "category");
      attributes = givenAll(attributes, "attributes");
      groups = givenAll(groups, "groups");
      extra = givenAll(extra, "extra");
    }

    /** A player with nothing but a role. */
    public Seat(String name, String role) {
      this(name, role, "", "", List.of(), List.of(), List.of());
    }
  }

  /** The set-up as JSON, for {@code RuleBook.newMatch}. */
  public JsonNode toJson() {
    return RecordJson.write(this);
  }

  static void check(JsonNode json, WolfCatalog catalog) {
    SetupReader in = SetupReader.of(json);
    List<SetupReader> seats = in.parts("seats");
    count(seats.size(), in);
    Set<String> names = new HashSet<>();
    Set<String> categories = catalog.categories(); // Collected from all roles: once for all seats.
    Set<String> attributes = catalog.attributeNames();
    Set<String> groups = catalog.groupNames();
    Set<String> known = catalog.teamNames();
    List<String> own = catalog.ownRoles();
    Set<String> teams = new TreeSet<>(known);
    in.get("teams").fieldNames().forEachRemaining(teams::add);
    for (SetupReader seat : seats) {
      String name = seat.text("name", "");
      if (name.isBlank() || !names.add(name)) { // Options and answers name players.
        String place = "seats/" + seats.indexOf(seat) + "/name (" + Excerpt.of(name);
        in.problem(place + ") is not right; each player has a name of his own.");
      }
      String role = seat.get("role").asText();
      if (!catalog.isExtra(role)) {
        seat.word("role", own, "");
      } else {
        String place = "seats/" + seats.indexOf(seat) + "/role (" + role;
        in.problem(place + ") is an extra role; a player has it besides a role of his own.");
      }
      seat.name("team", teams);
      seat.name("category", categories);
      seat.names("attributes", attributes);
      seat.names("groups", groups);
      seat.words("extra", catalog.roles().keySet());
    }
    in.whole("phase", 0, 1000, 0);
    in.flag("winning", true);
    in.flag("patient", false);
    known.addAll(json.path("seats").findValuesAsText("team"));
    in.namesByName("teams", known, attributes);
    in.done();
  }

  private static void count(int seats, SetupReader in) {
    if (!isGame(seats)) {
      in.problem("seats: " + seats + " players; there are " + PLAYERS + ".");
    }
  }

  /** Reads what {@link #toJson} writes; all but names and roles may be left out. */
  public static WolfSetup of(JsonNode json) {
    List<Seat> seats = new ArrayList<>();
    for (JsonNode seat : given(json, "json").path("seats")) {
      seats.add(
          new Seat(
              seat.path("name").asText(),
              seat.path("role").asText(),
              seat.path("team").asText(),
              seat.path("category").asText(),
              RecordJson.texts(seat.path("attributes")),
              RecordJson.texts(seat.path("groups")),
              RecordJson.texts(seat.path("extra"))));
    }
    Map<String, String> teams = new TreeMap<>();
    json.path("teams")
        .properties()
        .forEach(one -> teams.put(one.getKey(), one.getValue().asText()));
    return new WolfSetup(
        seats,
        json.path("phase").asInt(0),
        json.path("winning").asBoolean(true),
        json.path("patient").asBoolean(false),
        teams);
  }
}
