package dev.runesheet.table.effect.column;

import dev.runesheet.spelling.Word;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.VerbColumn;

/** The code of a verb's column: one call, with {@code $1 … $n} where the cell's parts go. */
final class VerbTemplate {

  private VerbTemplate() {}

  static String of(VerbColumn column) {
    StringBuilder call = new StringBuilder(column.verb().called()).append("($r");
    int part = 0;
    for (int i = 0; i < column.forms().size(); i++) {
      ArgumentForm form = column.forms().get(i);
      String argument = argument(form, Slots.of(part, column.parts()));
      part += form.inCell() ? 1 : 0;
      String type = column.verb().parameters().get(i).choices().type();
      call.append(", ").append(type.isEmpty() ? argument : constant(type, argument));
    }
    return call.append(");").toString();
  }

  private static String constant(String type, String word) {
    return Word.class.getName() + ".of(" + type + ".class, " + word + ")";
  }

  private static String argument(ArgumentForm form, String part) {
    return switch (form.kind()) {
      case ENTITY -> Roles.call(form.role());
      case ROLE -> "$r.the(\"" + part + "\")";
      case NUMBER, WHOLE -> part;
      case STAT -> Roles.call(form.role()) + ".stat(\"" + part + "\")";
      case DICE -> "$r.roll(" + part + ")";
      case WORD -> "\"" + part + "\"";
    };
  }
}
