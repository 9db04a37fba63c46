package dev.runesheet.table.effect.column;

import dev.runesheet.model.verb.Parameter;
import dev.runesheet.spelling.Capital;
import dev.runesheet.table.layout.VerbColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The headings of the columns that the parts of a verb's cells have: the verb's own sentence, cut
 * between them, such as "Change holder's stat" and "by a number".
 */
final class VerbHeadings {

  private static final Pattern GAP = Pattern.compile("\\{(\\w+)('s)?\\}");

  /** Between two parts: what still belongs to the first, a comma, and what begins the second. */
  private static final Pattern BETWEEN = Pattern.compile("(.*\\))?,? ?(.*)");

  private static final Pattern INDEFINITE = Pattern.compile("^an? ");

  private final VerbColumn column;
  private final HeadingWords words;
  private final List<String> headings = new ArrayList<>();
  private final List<Integer> named = new ArrayList<>();
  private String heading = "";
  private String between = "";

  private VerbHeadings(HeadingWords words) {
    this.column = words.column();
    this.words = words;
  }

  /** One heading for each part; none if a cell has only one. */
  static List<String> of(VerbColumn column) {
    return of(new HeadingWords(column, false));
  }

  /** The headings in these words. */
  static List<String> of(HeadingWords words) {
    return words.column().parts() < 2 ? List.of() : new VerbHeadings(words).cut();
  }

  private List<String> cut() {
    String says = words.says();
    Matcher gap = GAP.matcher(says);
    int from = 0;
    while (gap.find()) {
      between += says.substring(from, gap.start());
      put(index(gap.group(1)), gap.group(2) == null ? "" : gap.group(2));
      from = gap.end();
    }
    headings.add(heading + between + says.substring(from));
    headings.set(0, Capital.first(headings.get(0)));
    List<Integer> all = inCell();
    if (named.isEmpty() || !named.equals(all.subList(0, named.size()))) {
      // The sentence names them in another order than the cells.
      return words.named(VerbLabel.of(words), all.stream().map(this::name).toList());
    }
    all.subList(named.size(), all.size()).forEach(unnamed -> headings.add(name(unnamed)));
    return headings;
  }

  private int index(String parameter) {
    List<Parameter> parameters = column.verb().parameters();
    return parameters.stream().map(Parameter::name).toList().indexOf(parameter);
  }

  private void put(int parameter, String possessive) {
    String part = words.of(parameter) + possessive;
    if (!column.forms().get(parameter).inCell()) {
      between += part;
      return;
    }
    if (named.contains(parameter)) {
      between += INDEFINITE.matcher(part).replaceFirst("the "); // Its cell is there already.
      return;
    }
    if (named.isEmpty()) {
      heading = between + part;
    } else {
      Matcher cut = BETWEEN.matcher(between);
      String closing = cut.matches() && cut.group(1) != null ? cut.group(1) : "";
      headings.add(heading + closing);
      heading = cut.group(2) + part;
    }
    named.add(parameter);
    between = "";
  }

  private List<Integer> inCell() {
    List<Integer> inCell = new ArrayList<>();
    for (int i = 0; i < column.forms().size(); i++) {
      if (column.forms().get(i).inCell()) {
        inCell.add(i);
      }
    }
    return inCell;
  }

  private String name(int parameter) {
    return column.verb().parameters().get(parameter).name();
  }
}
