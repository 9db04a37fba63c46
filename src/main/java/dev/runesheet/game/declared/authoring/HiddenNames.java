package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.check.MisspeltNames;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Mistakes of a declaration for which declared names are not known for what they are: a section has
 * a name that is none, what declares names is of another type, a property has the name of a number,
 * or the kind of players is missing. That others call these names is no mistake of theirs.
 *
 * @param file its name
 * @param declared its content, whatever is wrong with it
 * @param places the places at which it declares names
 */
record HiddenNames(String file, JsonNode declared, List<String> places) {

  private static final List<String> KINDS = List.of("kinds");

  /** The section whose entries declare numbers of events. */
  private static final String ABILITIES = "ability kinds";

  /** The findings without those that only follow from names which others of them hide. */
  List<Diagnostic> told(List<Diagnostic> found) {
    List<Diagnostic> hiding = found.stream().filter(this::hides).toList();
    return found.stream()
        .filter(one -> hides(one) || hiding.stream().noneMatch(other -> follows(one, other)))
        .toList();
  }

  private boolean hides(Diagnostic finding) {
    List<String> steps = steps(finding);
    return finding.location().file().equals(file)
        && finding.code() instanceof Code code
        && switch (code) {
          case UNKNOWN_FIELD -> steps.size() == 1;
          case MISSING_FIELD -> steps.equals(KINDS);
          case DECLARATION -> steps.size() == 2 && steps.get(0).equals("words");
          case WRONG_TYPE -> places.stream().anyMatch(path -> isAbove(steps, path));
          default -> false;
        };
  }

  /** True if the names of a path stand inside of what is at a place. */
  private static boolean isAbove(List<String> here, String path) {
    List<String> steps = List.of(path.split("/"));
    return here.size() < steps.size()
        && IntStream.range(0, here.size())
            .allMatch(i -> steps.get(i).equals("*") || steps.get(i).equals(here.get(i)));
  }

  private boolean follows(Diagnostic finding, Diagnostic hiding) {
    List<String> steps = steps(hiding);
    if (hiding.code() == Code.DECLARATION) {
      List<String> own = steps(finding);
      String last = own.isEmpty() ? "" : own.get(own.size() - 1);
      return last.equals(steps.get(1)) || isOf(finding, Set.of(steps.get(1)));
    }
    if (hiding.code() == Code.MISSING_FIELD) { // Nothing says which numbers players have.
      return finding.code() == Code.UNKNOWN_STAT || isOf(finding, Set.of(DeclaredCatalog.PLAYER));
    }
    if (hiding.code() == Code.UNKNOWN_FIELD) {
      return isOf(finding, said(hiding));
    }
    // Of a section that cannot be read no name is known, of an entry those of the others are.
    boolean near = steps.size() > 1 && finding.meant().isPresent();
    boolean numberOfAbilities =
        finding.code() == Code.UNKNOWN_KEY && steps.get(0).equals(ABILITIES);
    return (isUnknown(finding) || numberOfAbilities) && !near;
  }

  /**
   * True if a word that nothing declares is one of these, or ends with it, as a scope of a zone.
   */
  private static boolean isOf(Diagnostic finding, Set<String> names) {
    String word = finding.subject().word();
    return isUnknown(finding)
        && names.stream().anyMatch(name -> word.equals(name) || isPart(name, word));
  }

  private static boolean isUnknown(Diagnostic finding) {
    return MisspeltNames.UNKNOWN.contains(finding.code()) || finding.code() == Code.UNKNOWN_WORD;
  }

  private static boolean isPart(String name, String word) {
    return word.endsWith(" " + name) || word.startsWith(name + " ");
  }

  /** The names and texts within the value that a finding is about. */
  private Set<String> said(Diagnostic hiding) {
    Set<String> said = new HashSet<>();
    if (hiding.location().place() instanceof Place.Pointer at) {
      add(declared.at(JsonPointer.compile(at.path())), said);
    }
    return said;
  }

  private static void add(JsonNode value, Set<String> said) {
    value.fieldNames().forEachRemaining(said::add);
    if (value.isTextual()) {
      said.add(value.textValue());
    }
    value.forEach(inner -> add(inner, said));
  }

  private static List<String> steps(Diagnostic finding) {
    return finding.location().place().steps();
  }
}
