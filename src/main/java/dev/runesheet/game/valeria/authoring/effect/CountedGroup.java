package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.language.strings.CountedThings;
import dev.runesheet.language.strings.CountedThings.What;
import dev.runesheet.language.strings.StepBuilder;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.table.cell.CellValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A column that gains for each of what is counted among a player's cards. */
record CountedGroup(What what) {

  /** The count as code of a row whose first part names which, if there is a choice. */
  String code() {
    String where =
        what.property().isEmpty()
            ? "true"
            : "candidate.carries(\"" + what.property() + "\", \"$1\")";
    String group =
        "$r.in(\"" + what.scope().word() + "\", $r.getOwner(), candidate -> " + where + ")";
    return what == What.PIPS ? "$r.total(" + group + ", \"$1\")" : group + ".size()";
  }

  /** The count as a value, times a number. */
  Value value(String which, double each) {
    return StepBuilder.times(new CountedThings(what, which).of(Role.OWNER), each);
  }

  /** The cell for a gain by this count; empty if it counts something else. */
  Optional<List<CellValue>> cell(EffectSteps.Change gain, boolean named) {
    boolean times =
        gain.amount() instanceof Value.Arithmetic product
            && product.operator() == Value.Operator.MULTIPLY;
    Value count = times ? ((Value.Arithmetic) gain.amount()).left() : gain.amount();
    Value each = times ? ((Value.Arithmetic) gain.amount()).right() : Value.of(1);
    String which = which(count);
    if (!(each instanceof Value.Constant number)) {
      return Optional.empty();
    }
    List<CellValue> values = new ArrayList<>();
    if (named) {
      values.add(new CellValue.Text(which));
    }
    values.add(new CellValue.Text(gain.resource()));
    values.add(new CellValue.Number(number.number()));
    return value(which, number.number()).equals(gain.amount())
        ? Optional.of(values)
        : Optional.empty();
  }

  /** The name of what a value counts; whether it counts this is found by making it anew. */
  private static String which(Value count) {
    if (count instanceof Value.Total total) {
      return total.stat();
    }
    List<Condition> where = count instanceof Value.Count of ? of.group().where() : List.of();
    return !where.isEmpty() && where.get(0) instanceof Condition.Is is ? is.word() : "";
  }
}
