package dev.runesheet.model.diagnostic;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.place.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An index of findings by their places, since each entry of a large pack may ask for its own. */
final class ToldPlaces {

  private final Set<SourceLocation> told = new HashSet<>();
  private final Map<SourceLocation, List<Diagnostic>> fields = new HashMap<>();
  private int added;

  /** The number of findings that were added. */
  int added() {
    return added;
  }

  /** Adds a finding at its place, and at all values around that. */
  void add(Diagnostic finding) {
    added++;
    String file = finding.location().file();
    told.add(finding.location());
    finding.location().place().pointer().ifPresent(at -> around(file, at, finding));
  }

  private void around(String file, Place.Pointer at, Diagnostic finding) {
    if (finding.code() == Code.UNKNOWN_FIELD && !at.path().isEmpty()) {
      SourceLocation entry = new SourceLocation(file, at.around());
      fields.computeIfAbsent(entry, one -> new ArrayList<>()).add(finding);
    }
    for (int end = at.path().lastIndexOf('/');
        end >= 0;
        end = at.path().lastIndexOf('/', end - 1)) {
      Place.Pointer outer = new Place.Pointer(at.in(), at.path().substring(0, end));
      if (!told.add(new SourceLocation(file, outer))) {
        return;
      }
    }
  }

  /** True if something is found at a place, or at a part of what stands there. */
  boolean areAt(SourceLocation place) {
    return told.contains(place);
  }

  /** The findings about unknown fields of an entry. */
  List<Diagnostic> unknownFields(SourceLocation entry) {
    return fields.getOrDefault(entry, List.of());
  }
}
