package dev.runesheet.game.werewolf.authoring.check;

import dev.runesheet.document.DecodedText;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The lines of role texts that were not understood. What they say is open: a name in one of them is
 * not missing elsewhere, and what follows from one in its definition is no mistake of its own.
 */
public final class UnreadLines {

  private final List<String> lines = new ArrayList<>();

  /** By file, the lines of headers, and whether a line of the definition was not understood. */
  private final Map<String, TreeMap<Integer, Boolean>> headers = new HashMap<>();

  /** Takes in a text, with what was found wrong with it as it was read. */
  public void add(String file, String text, RoleText read, Diagnostics found) {
    TreeMap<Integer, Boolean> ofFile = new TreeMap<>();
    read.definitions().forEach(one -> ofFile.put(one.place().place().line(), false));
    headers.put(file, ofFile);
    if (ofFile.isEmpty() && !found.hasErrors()) {
      found.error(Code.EMPTY, SourceLocation.file(file), "no role text", "a role text or more");
    }
    List<String> written = DecodedText.unmarked(text).lines().toList();
    for (Diagnostic one : found.all()) {
      int line = one.location().place().line();
      if (one.isError() && line > 0 && line <= written.size()) {
        lines.add(written.get(line - 1));
        ofFile.computeIfPresent(header(ofFile, line), (header, broken) -> true);
      }
    }
  }

  /** True if a file has no text at all, so that any role may be missing. */
  public boolean areWhole() {
    return headers.values().stream().anyMatch(Map::isEmpty);
  }

  /** True if one of the lines may say a name, or a file that has no text. */
  public boolean mayName(String name) {
    Pattern whole = Pattern.compile("(?U)(?<!\\w)" + Pattern.quote(name) + "(?!\\w)");
    return areWhole() || lines.stream().anyMatch(line -> whole.matcher(line).find());
  }

  /** True if one of the lines is of a definition. */
  public boolean areIn(Definition definition) {
    return areIn(definition.place());
  }

  /** True if one of the lines is of the definition in which a place is. */
  public boolean areIn(SourceLocation place) {
    TreeMap<Integer, Boolean> ofFile = headers.getOrDefault(place.file(), new TreeMap<>());
    return ofFile.getOrDefault(header(ofFile, place.place().line()), false);
  }

  private static int header(TreeMap<Integer, Boolean> headers, int line) {
    Integer header = headers.floorKey(line);
    return header == null ? 0 : header;
  }
}
