package dev.runesheet.table.effect;

import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.VerbColumn;

/** The code of a verb's column: one call, with {@code $1 … $n} where the cell's parts go. */
final class VerbTemplate {

  private VerbTemplate() {}

  static String of(VerbColumn column) {
    StringBuilder call = new StringBuilder(column.verb().simpleName()).append(".perform($r");
    int part = 0;
    for (ArgumentForm form : column.forms()) {
      part += form.inCell() ? 1 : 0;
      call.append(", ").append(argument(form, column.parts() == 1 ? "$param" : "$" + part));
    }
    return call.append(");").toString();
  }

  private static String argument(ArgumentForm form, String part) {
    return switch (form.kind()) {
      case ENTITY -> Roles.call(form.role());
      case NUMBER, WHOLE -> part;
      case STAT -> Roles.call(form.role()) + ".stat(\"" + part + "\")";
      case DICE -> "$r.roll(" + part + ")";
      case WORD -> "\"" + part + "\"";
    };
  }
}
