package dev.runesheet.game.werewolf.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.werewolf.Werewolf;
import dev.runesheet.game.werewolf.WolfSetup;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.role.RoleType;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/** The tools of Werewolf: a game is set up by a role list or by roles, one for each player. */
public final class WolfTools implements GameTools {

  /** The number of players where roles are drawn: simulations compare players by their places. */
  private static final int RANDOM = 12;

  @Override
  public String game() {
    return Werewolf.ID;
  }

  @Override
  public String usage() {
    return "a role list or its size, or a number of players and some of their roles, or all roles";
  }

  @Override
  public JsonNode setup(CatalogAccess rules, List<String> words, int first) {
    WolfCatalog catalog = rules.catalog(WolfCatalog.class);
    List<String> named = words.isEmpty() ? pairings(rules).get(0) : words;
    if (named.get(0).matches("[0-9]{1,2}")) {
      int players = Integer.parseInt(named.get(0));
      return seats(catalog, ofSize(catalog, players, named.subList(1, named.size()))).toJson();
    }
    boolean list = named.size() == 1 && catalog.lists().containsKey(named.get(0));
    return seats(catalog, list ? catalog.lists().get(named.get(0)) : named).toJson();
  }

  /** A player is told nothing that only the master of the game knows. */
  @Override
  public boolean isTold(Match match, int player, Happening happening, Sight sight) {
    int about = happening.about();
    return (about < 0 || match.isVisible(player, match.world().entity(about)))
        && match.isVisible(player, happening);
  }

  @Override
  public String question(Decision decision) {
    return "vote, or use your role";
  }

  /** Names without the roles. */
  @Override
  public List<String> openNames(Rules book, JsonNode setup) {
    return WolfSetup.of(setup).seats().stream().map(WolfSetup.Seat::name).toList();
  }

  /** The roles of a number of players: those named and Citizens, or the role list of this size. */
  private static List<String> ofSize(WolfCatalog catalog, int players, List<String> named) {
    if (named.isEmpty()) {
      return catalog.lists().values().stream()
          .filter(list -> list.size() == players)
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "There is no role list for " + players + " players; name roles."));
    }
    if (named.size() > players) {
      throw new IllegalArgumentException(
          named.size()
              + " roles are named for "
              + players
              + " players; expected at most as many roles as players.");
    }
    List<String> roles = new ArrayList<>(named);
    while (roles.size() < players) {
      roles.add(WolfScenarios.CITIZEN);
    }
    return roles;
  }

  private static WolfSetup seats(WolfCatalog catalog, List<String> roles) {
    if (!WolfSetup.isGame(roles.size())) {
      throw new IllegalArgumentException(
          "A game has "
              + WolfSetup.PLAYERS
              + " players; name a role list of "
              + String.join(", ", catalog.lists().keySet())
              + ", or a role for each player.");
    }
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role : roles) {
      String known =
          catalog.roles().keySet().stream()
              .filter(one -> one.equalsIgnoreCase(role))
              .findFirst()
              .orElseThrow(() -> unknown(role, catalog));
      if (catalog.isExtra(known)) {
        throw new IllegalArgumentException(
            "'" + known + "' is an extra role, which players have besides one of their own.");
      }
      seats.add(new WolfSetup.Seat(name(seats.size()), known));
    }
    return new WolfSetup(seats, 0, true, false, Map.of());
  }

  private static IllegalArgumentException unknown(String role, WolfCatalog catalog) {
    return new IllegalArgumentException(
        "There is no role '" + role + "'" + Words.meant(role, catalog.ownRoles()));
  }

  static String name(int player) {
    String letter = Character.toString('A' + player % 26);
    return player < 26 ? letter : letter + player / 26;
  }

  @Override
  public List<List<String>> pairings(CatalogAccess rules) {
    WolfCatalog catalog = rules.catalog(WolfCatalog.class);
    List<List<String>> lists = new ArrayList<>();
    catalog.lists().keySet().forEach(name -> lists.add(List.of(name)));
    if (lists.isEmpty()) {
      throw new IllegalArgumentException("There is no role list to play with.");
    }
    return lists;
  }

  @Override
  public Optional<JsonNode> randomSetup(Rules book, int first, long seed) {
    WolfCatalog catalog = book.catalog(WolfCatalog.class);
    List<String> roles =
        catalog.roles().values().stream()
            .filter(role -> !role.extra())
            .map(role -> role.name())
            .toList();
    SplittableRandom random = new SplittableRandom(seed);
    List<String> drawn = new ArrayList<>();
    while (drawn.size() < RANDOM) {
      drawn.add(roles.get(random.nextInt(roles.size())));
    }
    return Optional.of(seats(catalog, drawn).toJson());
  }

  @Override
  public List<String> players(Rules book, JsonNode setup) {
    return WolfSetup.of(setup).seats().stream()
        .map(seat -> seat.name() + " (" + seat.role() + ")")
        .toList();
  }

  /** The names of the roles, by seat. */
  @Override
  public List<String> compared(Rules book, JsonNode setup) {
    return WolfSetup.of(setup).seats().stream().map(WolfSetup.Seat::role).toList();
  }

  /** The role that a player was given, and the team of it. */
  @Override
  public List<String> features(Match match, int player) {
    String role = WolfSetup.of(match.setup()).seats().get(player).role();
    RoleType type = match.book().catalog(WolfCatalog.class).roles().get(role);
    return type == null ? List.of(role) : List.of(role, "team " + type.alignment());
  }

  @Override
  public String featureNoun() {
    return "role";
  }

  @Override
  public WinningSide winningSide(CatalogAccess rules) {
    return WinningSide.TEAM;
  }

  @Override
  public boolean hasFirstPlayer() {
    return false;
  }

  @Override
  public Narrator narrator(Match match) {
    return new WolfNarrator(match);
  }

  @Override
  public String draw(Match match, Ink ink) {
    WolfThen seen = new WolfSight(match).see();
    return seen.phase() + ": alive " + String.join(", ", seen.alive());
  }

  /** The knowledge of the player himself: his role and what he was told. */
  @Override
  public String draw(Match match, int player, Ink ink) {
    WolfSight sight = new WolfSight(match);
    WolfThen seen = sight.see();
    String name = sight.name(player);
    List<String> told = seen.feedback().get(name);
    return draw(match, ink)
        + "\n"
        + ink.of(player, name + ", " + String.join(", ", seen.roles().get(name)))
        + (told.isEmpty() ? "" : "; told: " + String.join("; ", told));
  }

  /** The sentence of the ability. */
  @Override
  public String describe(Match match, Decision decision, Option option) {
    String ability =
        option.action() instanceof ActQuestion.UseOn on
            ? on.ability()
            : option.action() instanceof ActQuestion.Use use ? use.ability() : "";
    SourceNotes.Note note = ability.isEmpty() ? null : match.book().noteOfBlock(ability);
    return note == null ? "" : note.sentence();
  }

  @Override
  public Map<String, LongFunction<Bot>> bots(CatalogAccess rules) {
    return Map.of("villager", VillagerBot::new);
  }
}
