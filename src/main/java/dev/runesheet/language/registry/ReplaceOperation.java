package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** The placement on an ally, and the change by that ally's power that may follow. */
record ReplaceOperation() implements OperationForm {

  private static final String REPLACED = "replaced_ally_power";

  private static final Value POWER = new Value.StatOf(Selector.Role.SELF, CardStats.REPLACED_POWER);

  private static final OperationField MODE =
      new OperationField(
          "mode",
          true,
          new OperationField.Words(Arrays.stream(Mode.values()).map(Mode::word).toList()));

  private static final OperationField ADJUSTMENT =
      new OperationField("adjustment", false, new OperationField.Words(List.of(REPLACED)));

  /** A change that follows the placement. */
  private enum Mode {
    /** None. */
    NEUTRAL(""),
    /** The scope is weakened. */
    LOWER(VerbNames.LOWER_POWER),
    /** The scope is strengthened. */
    RAISE(VerbNames.MODIFY_POWER);

    private final String verb;

    Mode(String verb) {
      this.verb = verb;
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The step that follows; null if none does. */
    Step followUp(OperationInput input) {
      return this == NEUTRAL ? null : input.step(verb, input.scopeWord(), POWER);
    }
  }

  @Override
  public List<OperationField> fields() {
    return List.of(MODE, ADJUSTMENT);
  }

  @Override
  public Optional<Operation> read(OperationInput input) {
    Optional<Mode> mode =
        input.word(MODE, Code.UNKNOWN_WORD).flatMap(word -> mode(one -> one.word().equals(word)));
    input.word(ADJUSTMENT, Code.UNKNOWN_WORD);
    if (mode.isPresent() && mode.get() != Mode.NEUTRAL) {
      input.fields().required(ADJUSTMENT.name());
    }
    Step place = input.step(VerbNames.REPLACE_ALLY);
    return mode.map(found -> Operation.replacing(place, found.followUp(input)));
  }

  private static Optional<Mode> mode(Predicate<Mode> wanted) {
    return Arrays.stream(Mode.values()).filter(wanted).findFirst();
  }

  /** The placement is written before the change; both are one operation. */
  @Override
  public boolean write(String type, Step.Do act, OperationOutput output) {
    String verb = act.verb().name();
    if (verb.equals(VerbNames.REPLACE_ALLY)) {
      output.begin(type).put(MODE.name(), Mode.NEUTRAL.word());
      return true;
    }
    Optional<Mode> mode = mode(one -> one.verb.equals(verb));
    if (mode.isEmpty()
        || !POWER.equals(act.arguments().get("amount"))
        || !output.scoped(act.arguments().get("scope").toString())) {
      return false;
    }
    Optional<ObjectNode> placement =
        output.all(type).stream()
            .filter(one -> one.path(MODE.name()).asText().equals(Mode.NEUTRAL.word()))
            .findFirst();
    placement.ifPresent(
        one -> one.put(MODE.name(), mode.get().word()).put(ADJUSTMENT.name(), REPLACED));
    return placement.isPresent();
  }
}
