package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.schema.shape.WordKinds.Kind;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.declared.AnswerForms;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The names in the rules of a declared game, as its scenarios write them. What takes long in a game
 * of many cards is gathered at its first use, once.
 */
final class TableVocabulary {

  /** The words for the entity of an event: a card is not told apart by where it lies. */
  private static final String OF_EVENT = "the id of a card, wherever it lies";

  private final RuleWords rules;
  private final DeclaredCatalog catalog;
  private final Set<String> entities = new LinkedHashSet<>();
  private final IdHints hintsOfEntities;
  private final WordKinds all;

  /** The names by who plays. */
  private final Map<List<String>, WordKinds> among = new ConcurrentHashMap<>();

  private volatile CatalogFormulas formulas;
  private volatile CardNameOptions bareNames;

  /** The forms of answers, empty if the rules do not determine them; null as long as none asks. */
  private volatile Optional<AnswerForms> answers;

  TableVocabulary(RuleWords rules) {
    this.rules = rules;
    this.catalog = rules.catalog(DeclaredCatalog.class);
    entities.addAll(catalog.cards().keySet());
    entities.add(DeclaredCatalog.GAME);
    this.hintsOfEntities = hints(OF_EVENT).orElse("a player or 'game'");
    List<String> players = TableGiven.names(catalog.players().most());
    this.all = among(new WordKinds(kinds()), players);
    among.put(players, all);
  }

  RuleWords rules() {
    return rules;
  }

  /** The names with those of all players that there can be. */
  WordKinds all() {
    return all;
  }

  /** The names with those of some players. */
  WordKinds among(List<String> players) {
    return among.computeIfAbsent(List.copyOf(players), some -> among(all, some));
  }

  private WordKinds among(WordKinds words, List<String> players) {
    Set<String> some = new LinkedHashSet<>(players);
    some.addAll(entities);
    return words
        .with(WordList.PLAYER, known(players))
        .with("entity", Kind.of(some, hintsOfEntities));
  }

  private Map<String, Kind> kinds() {
    Map<String, Kind> words = new HashMap<>();
    words.put(WordList.CARD, Kind.of(catalog.cards().keySet(), hints("the id of a card")));
    words.put("deck", known(catalog.decks().keySet()));
    words.put(WordList.ZONE, known(catalog.zones().keySet()));
    words.put(TableGiven.PLAYER_ZONE, known(catalog.zonesInCommon(false)));
    words.put(TableGiven.COMMON_ZONE, known(catalog.zonesInCommon(true)));
    words.put(WordList.STAT, known(catalog.stats()));
    words.put("player stat", known(catalog.statsOf(DeclaredCatalog.PLAYER)));
    words.put(TableGiven.GAME_STAT, known(catalog.statsOf(DeclaredCatalog.GAME)));
    List<String> phases = catalog.phases().stream().map(DeclaredCatalog.Phase::name).toList();
    words.put("phase", known(phases));
    String over = catalog.extras().course().over();
    words.put(
        "phase reached",
        known(over.isEmpty() ? phases : Stream.concat(phases.stream(), Stream.of(over)).toList()));
    words.put(WordList.ANSWER, Kind.read(this::answer));
    words.put("title", Kind.of(SourceNames.Words::any));
    words.put("test", Kind.read(value -> formulas().test(value)));
    Set<String> scopes = new LinkedHashSet<>(Set.of(HolderScope.SELF));
    scopes.addAll(DeclaredScopes.all(catalog).keySet());
    words.put(WordList.SCOPE, known(scopes));
    words.put(WordList.CALCULATION, known(catalog.extras().calculations().keySet()));
    return words;
  }

  private static Kind known(Collection<String> words) {
    return Kind.of(words, Code.UNKNOWN_REFERENCE);
  }

  private IdHints hints(String expected) {
    Map<String, String> names = new LinkedHashMap<>();
    catalog.cards().forEach((id, card) -> names.put(id, card.name()));
    return new IdHints(names, expected);
  }

  /** The reader of formulas with these names. */
  CatalogFormulas formulas() {
    CatalogFormulas known = formulas;
    if (known == null) {
      known = CatalogFormulas.of(rules);
      formulas = known;
    }
    return known;
  }

  /** The names and ids of cards that may be written where an option of one is meant. */
  CardNameOptions bareNames() {
    CardNameOptions known = bareNames;
    if (known == null) {
      known = new CardNameOptions(catalog);
      bareNames = known;
    }
    return known;
  }

  private Optional<String> answer(JsonValue value) {
    return answers()
        .map(forms -> forms.read(value))
        .orElseGet(() -> SourceNames.Words.any().read(value));
  }

  private Optional<AnswerForms> answers() {
    Optional<AnswerForms> known = answers;
    if (known == null) {
      List<String> players = TableGiven.names(catalog.players().most());
      known = rules.optionWords().map(words -> TableAnswers.of(catalog, players, words));
      answers = known;
    }
    return known;
  }
}
