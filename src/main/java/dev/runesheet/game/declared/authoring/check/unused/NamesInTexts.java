package dev.runesheet.game.declared.authoring.check.unused;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.layout.ToolSheets;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The texts in all files of a game in which names of what it declares can stand. Where it is not
 * sure whether a word is such a name, it counts as one.
 */
final class NamesInTexts {

  /**
   * A place that is filled later, by a parameter of a procedure or effect type or a word of a list,
   * with the words beside it.
   */
  private static final Pattern SLOT =
      Pattern.compile("([\\p{L}\\d_-]*) ?(?:\\$[a-z][\\w-]*|<[a-z][^<>]*>) ?([\\p{L}\\d_-]*)");

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** The objects whose fields are the names that they declare. */
  private static final Pattern DECLARING =
      Pattern.compile(
          "/(scopes|roles|zones|kinds(/-)?|statuses|actions|procedures|formulas|calculations"
              + "|ability kinds)");

  /** The sections that say what things are called, or bound and hide their numbers. */
  private static final Set<String> NAMING =
      Set.of("game", "name", "homes", "titles", "nouns", "states", "says", "untold", "at least");

  /** Fields for people. A line that runs a procedure may give it parameters of these names. */
  private static final Set<String> FOR_PEOPLE =
      Set.of("name", "because", "question", "called", "says", "missing");

  private final Manifest manifest;
  private final PackFiles files;
  private final List<String> texts = new ArrayList<>();

  /** The parts of texts beside what is filled later, which may be parts of names with it. */
  private final Set<String> besideSlots = new LinkedHashSet<>();

  /** True once all files are read; most names stand in the first. */
  private boolean whole;

  /**
   * The texts of a game.
   *
   * @param declared the content of its manifest, with the entries of its lists
   */
  NamesInTexts(JsonNode declared, Manifest manifest, PackFiles files) {
    this.manifest = manifest;
    this.files = files;
    part(declared, "");
  }

  /** True if a text may say a name, as words of its own. */
  boolean say(String name) {
    boolean said = isSaid(name);
    if (!said && !whole) {
      whole = true;
      others();
      said = isSaid(name);
    }
    return said;
  }

  private boolean isSaid(String name) {
    Pattern alone =
        Pattern.compile("(?<![\\p{L}\\d_-])" + Pattern.quote(name) + "(?![\\p{L}\\d_-])");
    return besideSlots.stream().anyMatch(name::contains)
        || texts.stream().anyMatch(text -> text.contains(name) && alone.matcher(text).find());
  }

  private void others() {
    Set<String> names = new LinkedHashSet<>(manifest.files());
    List<String> folders = new ArrayList<>(names);
    folders.add(manifest.file().substring(0, manifest.file().lastIndexOf('/')));
    folders.forEach(folder -> names.addAll(files.list(folder)));
    names.remove(manifest.file());
    names.forEach(name -> files.read(name).ifPresent(content -> other(name, content)));
  }

  private void other(String name, byte[] content) {
    if (!PackFiles.isWorkbook(name)) {
      text(new String(content, StandardCharsets.UTF_8));
      return;
    }
    WorkbookFile.cells(
        name,
        content,
        (place, cell) -> {
          Optional<Place.Cell> at = place.place().cell();
          if (at.filter(one -> one.sheet().equals(ToolSheets.LISTS)).isEmpty()) {
            text(cell.text());
          }
        });
  }

  private void part(JsonNode node, String path) {
    if (node.isTextual()) {
      text(node.asText());
    } else if (node.isArray()) {
      node.forEach(one -> part(one, path + "/-"));
    }
    for (Map.Entry<String, JsonNode> one : node.properties()) {
      String name = one.getKey();
      if (DECLARING.matcher(path).matches()) {
        part(one.getValue(), path + "/-");
      } else if (!isSilent(path, name, node)) {
        text(name);
        part(one.getValue(), path + "/" + name);
      }
    }
  }

  private static boolean isSilent(String path, String field, JsonNode around) {
    return path.isEmpty() && NAMING.contains(field)
        || !path.isEmpty() && FOR_PEOPLE.contains(field) && !around.has("run");
  }

  private void text(String text) {
    String said = BLANKS.matcher(text).replaceAll(" ");
    texts.add(said);
    for (Matcher slot = SLOT.matcher(said); slot.find(); ) {
      Stream.of(slot.group(1), slot.group(2))
          .filter(one -> !one.isEmpty())
          .forEach(besideSlots::add);
    }
  }
}
