package dev.runesheet.table.grid;

/**
 * The size limits of a workbook, far above the needs of people, far below what would exhaust
 * memory.
 */
public final class WorkbookLimits {

  /** Bytes of the file. */
  static final int FILE_BYTES = 16 << 20;

  /** Bytes of all its parts when unpacked. */
  public static final int UNPACKED_BYTES = 32 << 20;

  /**
   * Elements, attributes and members of attributes of all its parts; each takes a hundred bytes and
   * more when it is read.
   */
  public static final int MARKUP = 3_000_000;

  /** Parts of the file. */
  static final int PARTS = 2000;

  /** Descriptions of columns in one part: a sheet has no more columns. */
  static final int DESCRIBED_COLUMNS = 16_384;

  /** Groups of merged cells on one sheet that are told. */
  static final int MERGED = 1000;

  /** Rows of a table. */
  public static final int ROWS = 10_000;

  /** Columns of a table, with what stands to its right. */
  public static final int COLUMNS = 200;

  /** Characters of a cell. */
  static final int CHARACTERS = 2000;

  /** Parts of a condition. */
  public static final int PARTS_OF_A_CONDITION = 100;

  /** Earlier rows that can fit the same case, in a table where the first that fits counts. */
  public static final int EARLIER_ROWS = 200;

  private WorkbookLimits() {}
}
