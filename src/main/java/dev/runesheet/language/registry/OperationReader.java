package dev.runesheet.language.registry;

import dev.runesheet.document.WordTable;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.Places;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Optional;

/**
 * The meaning of the operations of one effect.
 *
 * @param verbs the game's verbs
 * @param names the names of cards
 * @param trigger the effect's trigger
 * @param scopeName the effect's scope
 */
record OperationReader(VerbCatalog verbs, CardNames names, String trigger, String scopeName) {

  private static final String PER = "per";
  private static final String CONDITIONS = "conditions";

  /** Reads an operation; empty after a report. */
  Optional<Operation> read(OperationSource source) {
    Watch watch = watch(source);
    Optional<Operation> operation = source.meaning(this);
    Places places = source.common().places();
    if (places.has(CONDITIONS) && operation.isPresent() && !operation.get().triggered()) {
      places.error(
          CONDITIONS,
          Code.UNKNOWN_FIELD,
          "conditions of an operation that nothing triggers",
          "none: it lasts while its card is in play, or belongs to its placement");
    }
    Optional<Condition> condition =
        source.common().conditions().flatMap(one -> one.rank()).map(OperationReader::isRank);
    return operation.map(one -> one.on(watch).when(condition));
  }

  private static Condition isRank(int rank) {
    return new Condition.Comparison(
        Condition.Relation.EQUAL,
        new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_PAWNS),
        Value.of(rank));
  }

  /** The cards whose destruction or play is watched, if that is the trigger of the effect. */
  private Watch watch(OperationSource source) {
    if (RegistryWords.WATCHED.containsKey(trigger)) {
      return per(source, RegistryWords.WATCHED.get(trigger)).orElse(Watch.OTHER);
    }
    boolean counts = lasts() && source instanceof OperationSource.ModifyPowerScale;
    if (source.common().places().has(PER) && !counts) {
      source
          .common()
          .places()
          .error(
              PER,
              Code.UNKNOWN_FIELD,
              "cards that are watched, with " + trigger,
              "the trigger " + RegistryWords.ON_DESTROYED + " or " + RegistryWords.ON_PLAYED);
    }
    return Watch.OWN;
  }

  /** The watched or counted cards that an operation must name; empty after a report. */
  <T> Optional<T> per(OperationSource source, WordTable<T> table) {
    require(source, PER);
    Optional<T> meaning = source.per().flatMap(table::meaning);
    if (source.per().isPresent() && meaning.isEmpty()) {
      source.common().places().unknownWord(PER, Code.UNKNOWN_WORD, table.words());
    }
    return meaning;
  }

  /** Reports a field that is left out. */
  void require(OperationSource source, String field) {
    if (!source.common().places().has(field)) {
      source.common().places().error(field, Code.MISSING_FIELD, "", "the field '" + field + "'");
    }
  }

  /** True if operations last while their card is in play. */
  boolean lasts() {
    return trigger.equals(RegistryWords.WHILE_IN_PLAY);
  }

  /** The scope in the model's word. */
  Argument.Word scope() {
    return new Argument.Word(RegistryWords.SCOPES.meaning(scopeName).orElse(HolderScope.SELF));
  }

  /** The card of a name, or those for ranks 1 to 3. */
  List<String> cards(String name) {
    return names.find(name).orElseThrow();
  }

  /** An operation that is one verb. */
  Operation acting(OperationSource source, String verb, Argument... arguments) {
    Step step = step(source, verb, arguments);
    return Operation.acting(List.of(step), step.source());
  }

  /** A verb with its arguments, in the verb's own order. */
  Step step(OperationSource source, String verb, Argument... arguments) {
    return Step.Do.of(verbs.get(verb), source.common().places().all(), arguments);
  }
}
