package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import dev.runesheet.spelling.Series;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cells below headings that name a role which nobody has in the game, such as the opponent after
 * the game was changed to be played by three. Such columns may stay; what stands in them means
 * nothing.
 */
final class RolesOfNobody {

  private static final int NAMED = 3;

  private final EffectFamily family;
  private final TypedTable table;
  private final Map<String, List<TypedCell>> cells = new LinkedHashMap<>();

  RolesOfNobody(EffectFamily family, TypedTable table) {
    this.family = family;
    this.table = table;
  }

  /** Reports each such role once; gives the table, in which no such row can become an effect. */
  TypedTable checked(Diagnostics findings) {
    List<TypedRow> rows = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      List<TypedCell> meaningless =
          row.cells().stream().filter(cell -> !role(cell).isEmpty()).toList();
      meaningless.forEach(
          cell -> cells.computeIfAbsent(role(cell), role -> new ArrayList<>()).add(cell));
      rows.add(meaningless.isEmpty() ? row : row.incomplete());
    }
    cells.forEach((role, there) -> report(role, there, findings));
    return cells.isEmpty() ? table : table.with(rows);
  }

  private String role(TypedCell cell) {
    return family.roleOfNobody(table.column(cell)).orElse("");
  }

  private void report(String role, List<TypedCell> there, Diagnostics findings) {
    String all = Series.first(NAMED, there.stream().map(this::cell).toList());
    findings.add(
        Diagnostic.about(
                Code.UNKNOWN_TARGET,
                there.get(0).place(),
                role,
                Words.oneOf(headed()) + ": this game has no " + Words.quote(role) + " (any more)")
            .suggesting(
                "empty "
                    + all
                    + ", and say it in other columns; 'table … refresh --anew' then leaves out"
                    + " the columns of "
                    + Words.quote(role)));
  }

  /** The words of headings for roles that somebody has. */
  private List<String> headed() {
    return Roles.NAMES.stream().filter(family.words().roles()::contains).map(Roles::label).toList();
  }

  private String cell(TypedCell cell) {
    return cell.place().place() instanceof Place.Cell one ? one.name() : cell.place().toString();
  }
}
