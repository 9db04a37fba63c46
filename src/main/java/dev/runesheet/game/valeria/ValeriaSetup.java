package dev.runesheet.game.valeria;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.centre.Slots;
import dev.runesheet.game.valeria.dealing.Dealer;
import dev.runesheet.game.valeria.dealing.ReserveSetup;
import dev.runesheet.game.valeria.dealing.StartPosition;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.spi.setup.SetupReader;
import java.util.List;

/**
 * The set-up of a match, which lays the table out. It names the players, who begins, and a preset,
 * which the match's chance deals from; or a whole {@link Deal}, and perhaps a {@link StartPosition}
 * in the middle of a match.
 */
public final class ValeriaSetup {

  private static final String DEAL = "deal";
  private static final String PLAYERS = "players";

  private ValeriaSetup() {}

  /**
   * Lays the table of a match out.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public static void lay(MatchContext match, JsonNode setup) {
    given(setup, "setup");
    ValeriaCatalog catalog = given(match, "match").book().catalog(ValeriaCatalog.class);
    Deal deal =
        setup.has(DEAL)
            ? Deal.of(setup.path(DEAL))
            : Dealer.deal(match, catalog, preset(catalog, setup), seats(setup));
    ReserveSetup reserves = new ReserveSetup(catalog, deal);
    reserves.check();
    ValeriaState state = match.state(ValeriaState.class);
    state.areas = deal.areas();
    for (int seat = 0; seat < deal.seats().size(); seat++) {
      player(match, deal, seat);
    }
    grid(match, deal.monsters(), Zones.MONSTERS);
    grid(match, deal.citizens(), Zones.CITIZENS);
    grid(match, deal.domains(), Zones.DOMAINS);
    row(match, deal.exhausted(), -1, Zones.EXHAUSTED);
    row(match, deal.agents(), -1, Zones.AGENTS);
    row(match, deal.agentDeck(), -1, Zones.AGENT_DECK);
    for (int seat = 0; seat < deal.seats().size(); seat++) {
      hold(match, deal, seat);
    }
    deal.reserves().forEach((pool, cards) -> row(match, cards, -1, Zones.reserve(pool)));
    reserves.claim(match);
    Slots.lay(match, deal);
    if (setup.has(StartPosition.FIELD)) {
      StartPosition.of(setup.path(StartPosition.FIELD)).apply(match);
    }
  }

  static void check(JsonNode setup, ValeriaCatalog catalog) {
    SetupReader in = SetupReader.of(setup);
    in.whole("first", 0, Integer.MAX_VALUE, 0);
    if (in.has(DEAL)) {
      Deal.check(in.part(DEAL), catalog);
    } else {
      in.word("preset", catalog.presets().keySet(), "base");
      checkNames(in);
    }
    if (in.has(StartPosition.FIELD)) {
      StartPosition.check(in.part(StartPosition.FIELD), catalog);
    }
    in.done();
  }

  private static void checkNames(SetupReader in) {
    List<String> names = in.labels(PLAYERS, Deal.FEWEST, Deal.MOST);
    if (names.stream().distinct().count() < names.size()) {
      in.problem("players (" + Excerpt.of(names.toString()) + ") must be different names.");
    }
  }

  /** The seat that begins. */
  static int first(JsonNode setup, int players) {
    int first = setup.path("first").asInt(0);
    if (first < 0 || first >= players) {
      throw new IllegalArgumentException(
          "first ("
              + Excerpt.of(setup.path("first").toString())
              + ") must be a seat from 0 to "
              + (players - 1)
              + ".");
    }
    return first;
  }

  /** A set-up of players and a preset. */
  public static JsonNode json(String preset, List<String> players, int first) {
    ObjectNode json = new ObjectMapper().createObjectNode();
    json.put("preset", given(preset, "preset"));
    givenAll(players, "players").forEach(json.put("first", first).putArray(PLAYERS)::add);
    return json;
  }

  /** The preset of a set-up that was checked. */
  private static Preset preset(ValeriaCatalog catalog, JsonNode setup) {
    return catalog.presets().get(setup.path("preset").asText("base"));
  }

  /** The names of the players of a set-up that was checked, by seat. */
  public static List<String> seats(JsonNode setup) {
    return RecordJson.texts(
        given(setup, "setup").has(DEAL) ? setup.path(DEAL).path("seats") : setup.path(PLAYERS));
  }

  private static void player(MatchContext match, Deal deal, int seat) {
    Player player =
        (Player)
            match.create(
                Player.KIND, Player.KIND, deal.seats().get(seat), seat, "table", Player.STATS);
    List<Integer> resources = deal.resources().get(seat);
    for (int i = 0; i < Math.min(resources.size(), Resource.values().length); i++) {
      player.write(i, resources.get(i));
    }
  }

  /**
   * Places the starting cards of a player: starters in the tableau, dukes and relics in the hand.
   */
  private static void hold(MatchContext match, Deal deal, int seat) {
    ValeriaState state = match.state(ValeriaState.class);
    for (String code : deal.starters()) {
      Cards.create(match, type(match, code), seat, Zones.TABLEAU, state.acquired++);
    }
    row(match, deal.dukes().get(seat), seat, Zones.HAND);
    if (!deal.relics().isEmpty() && !deal.relics().get(seat).isEmpty()) {
      row(match, deal.relics().get(seat), seat, Zones.HAND);
      state.relics = true;
    }
  }

  private static void grid(MatchContext match, List<List<String>> stacks, String zone) {
    for (int stack = 0; stack < stacks.size(); stack++) {
      List<String> codes = stacks.get(stack);
      for (int height = 0; height < codes.size(); height++) {
        Card card =
            Cards.create(
                match, type(match, codes.get(height)), -1, zone, Zones.position(stack, height));
        boolean hidden = zone.equals(Zones.DOMAINS) && height < codes.size() - 1;
        card.write(Card.STATS.index(CardStats.FLIPPED), hidden ? 1 : 0);
      }
    }
  }

  private static void row(MatchContext match, List<String> codes, int owner, String zone) {
    for (int i = 0; i < codes.size(); i++) {
      Cards.create(match, type(match, codes.get(i)), owner, zone, i);
    }
  }

  private static CardType type(MatchContext match, String code) {
    return match.book().catalog(ValeriaCatalog.class).card(code);
  }
}
