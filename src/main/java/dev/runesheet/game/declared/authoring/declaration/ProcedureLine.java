package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.schema.shape.Later;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A procedure: its lines alone, or with the parameters that they name. */
@Doc("A procedure.")
@ShortForm("then")
public record ProcedureLine(
    @Doc(
            "What a line that runs it gives, by name, with the kind of it: `$name` in a text of its"
                + " lines stands for that. A 'number' is one that is the same whoever asks for it.")
        Map<@Ref("parameter") String, ParameterKind> takes,
    @Doc("Its lines; if there is nothing else, they can stand alone.") Later<List<Op>> then,
    SourceLocation place)
    implements Checked {

  /** Each slot must be a parameter and stand apart, and each parameter have a slot. */
  @Override
  public void check(JsonValue written) {
    if (takes.isEmpty()) {
      return; // What its texts are is told when they are read.
    }
    List<Slots.Slot> slots = Slots.in(then.written());
    Set<String> unused = new LinkedHashSet<>(takes.keySet());
    slots.forEach(slot -> unused.remove(slot.name()));
    slots.forEach(ProcedureLine::apart);
    boolean known = slots.stream().filter(slot -> !slot.isOneOf(takes.keySet())).count() == 0;
    if (known) { // Else a slot may be meant that is misspelt.
      unused.forEach(name -> unused(name, written));
    }
  }

  private static void apart(Slots.Slot slot) {
    String expected = "'$" + slot.name() + "' by itself";
    slot.continued().ifPresent(word -> slot.text().errorAbout(Code.DECLARATION, word, expected));
  }

  private static void unused(String name, JsonValue written) {
    JsonValue kind = written.field("takes").flatMap(all -> all.field(name)).orElseThrow();
    String expected = "'$" + name + "' in a text of its lines";
    kind.report(Diagnostic.about(Code.UNUSED, kind.location(), "parameter", name, expected));
  }
}
