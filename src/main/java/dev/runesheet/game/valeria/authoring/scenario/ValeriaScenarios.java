package dev.runesheet.game.valeria.authoring.scenario;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Scenarios of Valeria; {@code docs/scenario-words.md} lists their words. */
public final class ValeriaScenarios
    extends DeclaredScenarios<ValeriaGiven, ValeriaAction, ValeriaThen> {

  /** The code of an action that sets off too much. */
  private static final String CHAIN = "chain";

  /** Scenarios run one after the other under the same rules, whose words take long to gather. */
  private volatile ValeriaVocabulary latest;

  /** Declares the words. */
  public ValeriaScenarios() {
    super(ValeriaGiven.class, ValeriaAction.class, ValeriaThen.class, CHAIN);
  }

  @Override
  public String game() {
    return Valeria.ID;
  }

  @Override
  protected Map<String, SourceNames.Words> fixedWords() {
    return ValeriaVocabulary.FIXED;
  }

  @Override
  protected SourceNames vocabulary(RuleWords rules, Scenario scenario) {
    return vocabulary(rules).all();
  }

  /** With the players that the scenario names; a wrong name among them was found there. */
  @Override
  protected SourceNames playing(RuleWords rules, Scenario scenario) {
    Set<String> named = new HashSet<>();
    scenario.given().node().path("players").fieldNames().forEachRemaining(named::add);
    return vocabulary(rules).among(ValeriaGiven.playing(named));
  }

  private ValeriaVocabulary vocabulary(RuleWords rules) {
    ValeriaVocabulary words = latest;
    if (words == null || words.rules() != rules) {
      words = new ValeriaVocabulary(rules);
      latest = words;
    }
    return words;
  }

  private CardNames names(Match match) {
    return vocabulary(match.book()).names();
  }

  @Override
  protected void checkTogether(RuleWords rules, Scenario scenario) {
    ValeriaVocabulary words = vocabulary(rules);
    Set<String> pools = words.pools();
    new GivenCards(words).check(scenario.given());
    scenario.given().named("reserves").forEach(one -> pool(one, pools, words));
  }

  private static void pool(JsonField reserve, Set<String> pools, ValeriaVocabulary words) {
    if (!pools.contains(reserve.name())) {
      reserve.unknownName(Code.UNKNOWN_WORD, pools);
      return;
    }
    reserve.value().entries().forEach(card -> words.checkInPool(reserve.name(), card));
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, ValeriaGiven given, List<ValeriaAction> actions) {
    return book.newMatch(given.setup(book.catalog(ValeriaCatalog.class)), scenario.newChance());
  }

  @Override
  protected ValeriaScenarioRun run(Match match, Words<ValeriaAction, ValeriaThen> words) {
    return new ValeriaScenarioRun(match, names(match), words);
  }

  @Override
  public String player(int number) {
    return ValeriaVocabulary.PLAYERS.get(number);
  }

  @Override
  protected Optional<ValeriaGiven> position(Match match) {
    return new ScenarioRecorder(match, names(match)).position();
  }

  /** The dice of a roll in question, which is thrown again. */
  @Override
  protected List<Integer> drawn(Match match) {
    return ScenarioRecorder.rolled(match);
  }

  @Override
  public Optional<ObjectNode> givenSetup(Match match) {
    return ScenarioRecorder.setup(match);
  }

  @Override
  protected List<ValeriaAction> performed(Match match, Decision decision, Option option) {
    return List.of(new ScenarioRecorder(match, names(match)).action(decision, option));
  }

  /** True if a happening matters to scenarios; the time of a card's acquisition does not. */
  @Override
  public boolean matters(Happening happening) {
    return !(happening instanceof Happening.StatChanged change
        && List.of(CardStats.ACQUIRED, CardStats.USED, CardStats.FRESH).contains(change.stat()));
  }

  /** Players by seat. */
  @Override
  public String name(Entity entity) {
    return entity instanceof Player player
        ? ValeriaVocabulary.PLAYERS.get(player.seat())
        : entity.getName();
  }
}
