package dev.runesheet.language.effectops;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Argument;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The reader of lists of ops; unreadable ones are reported and left out. */
final class ProgramReader {

  private final ProgramNames scope;
  private final ArgumentReader arguments;

  ProgramReader(ProgramNames scope) {
    this.scope = scope;
    this.arguments = new ArgumentReader(scope);
  }

  List<Step> read(List<JsonValue> program) {
    List<Step> stepList = new ArrayList<>();
    boolean ended = false;
    boolean warned = false;
    for (JsonValue op : program) {
      Optional<Step> step = read(op);
      // An END behind LOSE or PASS is how programs are usually written: no warning for that.
      boolean runs = step.isPresent() && !(step.get() instanceof Step.Stop);
      if (ended && runs && !warned) {
        String why = "the program has ended before it";
        op.report(Diagnostic.of(Code.UNREACHABLE, op.location(), "", "").suggesting(why));
        warned = true;
      }
      ended = ended || step.filter(Step::ends).isPresent();
      step.ifPresent(stepList::add);
    }
    return stepList;
  }

  private Optional<Step> read(JsonValue op) {
    return OpForms.CONTROL.contains(op.node().path(OpForm.NAME).asText())
        ? scope.reader().read(ControlOp.class, op).map(ControlOp::step)
        : op.fields().flatMap(fields -> verb(op, fields));
  }

  private Optional<Step> verb(JsonValue op, JsonFields fields) {
    Optional<JsonValue> name = fields.required(OpForm.NAME);
    Optional<String> word = name.flatMap(JsonValue::text);
    if (word.isEmpty()) {
      return Optional.empty();
    }
    Optional<OpForm> form = scope.forms().find(word.get());
    if (form.isEmpty()) {
      name.get().unknownWord(Code.UNKNOWN_VERB, scope.forms().words());
      return Optional.empty();
    }
    Optional<Step> step = verb(form.get(), name.get(), fields, op.location());
    fields.noOthers();
    return step;
  }

  private Optional<Step> verb(
      OpForm form, JsonValue name, JsonFields fields, SourceLocation source) {
    if (!form.needs().isEmpty() && !scope.has(form.needs())) {
      String expected = "the attribute '" + form.needs() + "' in the mode's list";
      String found = name.found() + " without it";
      name.report(
          Diagnostic.of(Code.UNKNOWN_STAT, name.location(), found, expected)
              .about(Subject.implied(form.needs())));
    }
    Map<String, Argument> given = new LinkedHashMap<>();
    for (OpForm.Field field : form.fields()) {
      fields
          .required(field.name())
          .flatMap(value -> arguments.read(value, field.parameter()))
          .ifPresent(argument -> given.put(field.parameter().name(), argument));
    }
    return given.size() == form.fields().size()
        ? Optional.of(new Step.Do(form.verb(), given, source))
        : Optional.empty();
  }
}
