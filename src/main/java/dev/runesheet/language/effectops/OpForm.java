package dev.runesheet.language.effectops;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import java.util.List;

/**
 * The form of a verb as an op.
 *
 * @param op its name
 * @param verb the verb it runs
 * @param fields its fields, one for each parameter of the verb, in that order
 * @param needs an attribute that the mode must have, or empty
 */
record OpForm(String op, VerbSpec verb, List<Field> fields, String needs) {

  /** The field that names an op. */
  static final String NAME = "op";

  /** A field of an op and the parameter it gives. */
  record Field(String name, Parameter parameter) {}

  static OpForm of(OpName name, VerbSpec verb) {
    if (verb.parameters().stream().anyMatch(given -> given.name().equals(NAME))) {
      throw new DeclarationMistake(
          "verb class ("
              + verb.javaClass()
              + ") has a parameter '"
              + NAME
              + "', the field that names it in programs. Maybe call it otherwise.");
    }
    List<Field> fieldList =
        verb.parameters().stream()
            .map(given -> new Field(name.fields().word(given.name()).orElse(given.name()), given))
            .toList();
    return new OpForm(name.op(), verb, fieldList, name.needs());
  }
}
