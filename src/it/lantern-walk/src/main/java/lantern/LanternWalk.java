package lantern;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.spi.setup.SetupForm;
import dev.runesheet.spi.turn.TurnGame;
import java.util.List;
import java.util.Map;

/** Players kindle lanterns in turn; who has ten light first wins. */
public final class LanternWalk extends TurnGame<LanternState> {

  static final String ID = "lantern-walk";
  static final String LANTERN = "lantern";
  static final String GLOW = "glow";
  static final String LIGHT = "light";
  static final String DUSK = "dusk";
  static final String KINDLED = "kindled";

  static final String ROAD = "road";
  private static final int ENOUGH = 10;
  private static final StatSchema OF_LANTERNS = new StatSchema(List.of(GLOW));
  private static final StatSchema OF_PLAYERS = new StatSchema(List.of(LIGHT));

  private static final Question<Kindle> KINDLING =
      Question.of(
          Kindle.class,
          (match, player) ->
              match.world().in(ROAD, player).stream()
                  .filter(one -> one.getKind().equals(LANTERN))
                  .map(one -> new Kindle(one.getId()))
                  .toList(),
          (match, player) -> "a player kindles a lantern of his own",
          LanternWalk::kindle);

  private static final List<Phase<LanternState>> TURN =
      List.of(
          new Phase<>("dusk", (match, state) -> match.post(Event.of(DUSK))),
          new Phase<>("kindle", (match, state) -> match.decide(KINDLING, state.active)));

  public LanternWalk() {
    super(ID, LanternState.class, SetupForm.ofPlayers(2, 2), TURN);
  }

  @Override
  public void register(Handlers on, CatalogAccess rules) {
    on.question(KINDLING);
  }

  /** Not by an ObjectMapper: Jackson's cache of types would keep the class loader of this class. */
  @Override
  public Object readCatalog(JsonNode catalog) {
    return RecordJson.read(catalog, LanternCatalog.class);
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    match.createPlayers("seats", OF_PLAYERS, Map.of());
    LanternCatalog all = match.book().catalog(LanternCatalog.class);
    for (int player = 0; player < 2; player++) {
      for (LanternCatalog.Lantern one : all.lanterns()) {
        Entity lantern = match.create(LANTERN, one.id(), one.name(), player, ROAD, OF_LANTERNS);
        match.setStat(lantern, GLOW, one.glow());
        match.enterPlay(one.id(), lantern);
      }
    }
  }

  private static void kindle(MatchContext match, int player, Kindle kindle) {
    Entity lantern = match.entity(kindle.lantern());
    match.addStat(match.player(player), LIGHT, Math.max(0, lantern.stat(GLOW)));
    match.post(Event.about(KINDLED, lantern, -1));
  }

  @Override
  protected void afterTurn(MatchContext match, LanternState state) {
    if (match.player(state.active).stat(LIGHT) >= ENOUGH) {
      match.endMatch(state.active, "has ten light");
    }
  }
}
