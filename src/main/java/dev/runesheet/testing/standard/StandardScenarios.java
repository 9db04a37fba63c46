package dev.runesheet.testing.standard;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.schema.shape.WordKinds.Kind;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.declared.DeclaredScenarios;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Scenarios in the words that any game has: its set-up, the numbers, zones and state of its
 * matches, and the answers to its questions. Names are those of the match that is played, so what
 * is wrong with them is found there.
 */
public final class StandardScenarios
    extends DeclaredScenarios<StandardGiven, StandardAction, StandardThen> {

  private static final String LIMIT = "limit";

  private final String game;

  /** The scenarios of a game. */
  public StandardScenarios(String game) {
    super(StandardGiven.class, StandardAction.class, StandardThen.class, LIMIT);
    this.game = game;
  }

  @Override
  public String game() {
    return game;
  }

  @Override
  protected SourceNames vocabulary(RuleWords rules, Scenario scenario) {
    Kind any = Kind.of(SourceNames.Words::any);
    return new WordKinds(
        Map.of(
            WordList.PLAYER,
            Kind.read(StandardScenarios::player),
            "entity",
            any,
            WordList.STAT,
            any,
            WordList.ZONE,
            any));
  }

  /** The number of players depends on the set-up. */
  private static Optional<String> player(JsonValue value) {
    Optional<String> text = value.text();
    if (text.isPresent() && !text.get().matches("player [1-9]\\d{0,2}")) {
      value.wrong(Code.UNKNOWN_REFERENCE, "a player, such as 'player 1'");
      return Optional.empty();
    }
    return text;
  }

  @Override
  protected void checkTogether(RuleWords rules, Scenario scenario) {
    Optional<JsonValue> match = scenario.given().field("match");
    match.ifPresent(JsonValue::fields);
    if (match.isPresent()) {
      for (String words : List.of("setup", "first")) {
        scenario
            .given()
            .field(words)
            .ifPresent(
                other ->
                    other.error(Code.POSITION, "'" + words + "' besides 'match'", "one of them"));
      }
    }
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, StandardGiven given, List<StandardAction> actions) {
    JsonNode setup = given.match().map(JsonValue::node).orElseGet(() -> setup(book, given));
    Match match = book.newMatch(setup, scenario.newChance());
    try {
      if (!given.numbers().isEmpty()) {
        new GivenNumbers(given.numbers()).in(match);
      }
      return match;
    } catch (RuntimeException impossible) {
      match.close();
      throw impossible;
    }
  }

  private JsonNode setup(RuleBook book, StandardGiven given) {
    int first = Integer.parseInt(given.first().substring(given.first().indexOf(' ') + 1)) - 1;
    return GameTools.of(game).setup(book, given.setup(), first);
  }

  @Override
  protected StandardRun run(Match match, Words<StandardAction, StandardThen> words) {
    return new StandardRun(match, GameTools.of(game), words);
  }

  @Override
  public String player(int number) {
    return EntityNames.player(number);
  }

  @Override
  public Optional<ObjectNode> givenSetup(Match match) {
    ObjectNode given = JsonNodeFactory.instance.objectNode();
    return Optional.of(given.set("match", match.setup()));
  }

  @Override
  protected List<StandardAction> performed(Match match, Decision decision, Option option) {
    String player = EntityNames.player(decision.player());
    return List.of(new StandardAction.Choose(option.words(), Optional.of(player)));
  }
}
