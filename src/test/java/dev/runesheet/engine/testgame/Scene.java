package dev.runesheet.engine.testgame;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A skirmish set up for one test: first who stands where, then what players do. */
public final class Scene {

  private final RuleBook book;
  private final List<SkirmishSetup.Piece> pieces = new ArrayList<>();
  private int players = 2;
  private Limits limits = Limits.DEFAULT;
  private Chance chance = Chance.seeded(1);
  private Match match;

  private Scene(RuleBook book) {
    this.book = book;
  }

  public static Scene of(RuleBook book) {
    return new Scene(book);
  }

  /** A scene in which a match goes on that came from elsewhere. */
  public static Scene of(Match match) {
    Scene scene = new Scene(match.book());
    scene.match = match;
    return scene;
  }

  /** A creature of a player on the active spot, called by its definition. */
  public Scene has(int player, String definition, Object... stats) {
    return has(player, definition, definition, "active", stats);
  }

  /** A creature or card of a player; its stats as names and numbers in turn. */
  public Scene has(int player, String definition, String name, String zone, Object... stats) {
    Map<String, Double> values = new HashMap<>();
    for (int i = 0; i < stats.length; i += 2) {
      values.put((String) stats[i], ((Number) stats[i + 1]).doubleValue());
    }
    pieces.add(new SkirmishSetup.Piece(definition, name, player, zone, values));
    return this;
  }

  public Scene players(int count) {
    players = count;
    return this;
  }

  public Scene limits(Limits newLimits) {
    limits = newLimits;
    return this;
  }

  public Scene seed(long seed) {
    chance = Chance.seeded(seed);
    return this;
  }

  public Scene rolls(int... outcomes) {
    chance = Chance.scripted(outcomes);
    return this;
  }

  public SkirmishSetup setup() {
    return new SkirmishSetup(players, pieces, limits);
  }

  public Scene start() {
    match = book.newMatch(setup().toJson(), chance);
    return this;
  }

  public Match match() {
    return match;
  }

  /** The player whose turn it is uses an ability of a creature. */
  public Scene use(String name, String ability) {
    return act(name + ":" + ability);
  }

  public Scene endTurn() {
    return act(Skirmish.END_TURN);
  }

  private Scene act(String option) {
    match.choose(open(Skirmish.ACT).id(), option);
    return this;
  }

  /** Answers the oldest question that a player has open. */
  public Scene answer(int player, String option) {
    Decision decision =
        match.pendingDecisions().stream()
            .filter(one -> one.player() == player)
            .findFirst()
            .orElseThrow();
    match.choose(decision.id(), option);
    return this;
  }

  /** The oldest open question of a prompt. */
  public Decision open(String prompt) {
    return match.pendingDecisions().stream()
        .filter(one -> one.prompt().equals(prompt))
        .findFirst()
        .orElseThrow(
            () -> new AssertionError("no '" + prompt + "' among " + match.pendingDecisions()));
  }

  public Entity entity(String name) {
    return match.world().entities().stream()
        .filter(one -> one.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  public double stat(String name, String stat) {
    return entity(name).stat(stat);
  }

  public double power(String name) {
    return stat(name, "power");
  }

  public double gold(String name) {
    return stat(name, "gold");
  }

  /** The id of an option that stands for an entity. */
  public String optionOf(String name) {
    return "e" + entity(name).getId();
  }

  public SkirmishState state() {
    return match.state(SkirmishState.class);
  }

  /** The effects that ran, in order. */
  public List<String> ran() {
    return ofKind(Happening.Activated.class).stream().map(Happening.Activated::effect).toList();
  }

  public <H extends Happening> List<H> ofKind(Class<H> kind) {
    return match.happenings().stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
