package dev.runesheet.language.registry;

import dev.runesheet.model.Step;
import java.util.List;
import java.util.Optional;

/** The one declaration of an operation: its fields, and the steps that it stands for. */
interface OperationForm {

  /** Its own fields, besides those that all operations have. */
  List<OperationField> fields();

  /** The words of its field {@code per}: the watched cards, or the counted ones. */
  default List<String> per() {
    return RegistryWords.watched();
  }

  /** Its meaning as read; empty after a report. */
  Optional<Operation> read(OperationInput input);

  /**
   * Writes a verb as this operation; false if the verb is none of its own.
   *
   * @param type the word of the operation that has this form
   */
  boolean write(String type, Step.Do act, OperationOutput output);
}
