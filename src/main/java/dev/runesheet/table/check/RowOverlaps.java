package dev.runesheet.table.check;

import dev.runesheet.table.layout.TypedRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The search for rows that can answer the same case. */
public final class RowOverlaps {

  private record Seen(TypedRow row, Region region) {}

  private final RegionIndex<Seen> index = new RegionIndex<>();

  /**
   * Adds a row; gives those added before that can answer a case of it, from top to bottom. A row
   * that can never answer shares no case with any, also where another says nothing of the property
   * of which nothing is left.
   */
  public List<TypedRow> add(TypedRow row, Region region) {
    if (region.isEmpty()) {
      return List.of();
    }
    List<TypedRow> meeting = new ArrayList<>();
    for (Seen other : index.near(region)) {
      if (other.region().meets(region)) {
        meeting.add(other.row());
      }
    }
    index.add(region, new Seen(row, region));
    meeting.sort(Comparator.comparingInt(TypedRow::number));
    return meeting;
  }
}
